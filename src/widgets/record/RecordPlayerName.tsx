/** Who sits at a seat of a record that is entered; nothing where nobody was named. */
export function RecordPlayerName({ name = '' }: { readonly name?: string | undefined }) {
  return name === '' ? null : <bdi class="record-name">{name}</bdi>;
}

/** The name of who is to act, or whose cards are to be entered; undefined where nobody is, or nobody gave a name. */
export function nameOfDue(
  next: object,
  players: Readonly<Partial<Record<string, string>>> = {},
): string | undefined {
  const seat: unknown = 'by' in next ? next.by : 'to' in next ? next.to : null;
  return typeof seat === 'string' && Object.hasOwn(players, seat) ? players[seat] : undefined;
}
