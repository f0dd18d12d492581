/** The readings of each ruling: those of the switch that it is, or none, for any other changes nothing in play. */
export function readingsOf<Ruling extends string>(
  rulings: readonly Ruling[],
  switches: Readonly<Partial<Record<Ruling, readonly string[]>>>,
): Readonly<Record<Ruling, readonly string[]>> {
  const readings = rulings.map((id): [Ruling, readonly string[]] => [id, switches[id] ?? []]);
  return Object.fromEntries(readings) as Record<Ruling, readonly string[]>;
}
