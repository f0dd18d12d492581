/** Who played, by seat; without a seat nobody says. */
export type PlayerNames = Readonly<Partial<Record<string, string>>>;

/**
 * The text of a game or a record that is kept, with other names of who played: its moves, and what stands beside them, stay as they
 * are. A text that is no such file stays whole.
 */
export function replacePlayerNames(text: string, players: PlayerNames): string {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof file !== 'object' || file === null || !('moves' in file)) return text;
  const named = Object.keys(players).length > 0 ? [['players', players] satisfies [string, PlayerNames]] : [];
  const entries = Object.entries(file).filter(([key]) => key !== 'players');
  // Before the rulings and the moves, as in every file.
  const at = entries.findIndex(([key]) => key === 'rulings' || key === 'moves');
  return `${JSON.stringify(Object.fromEntries(entries.toSpliced(at, 0, ...named)), null, 2)}\n`;
}
