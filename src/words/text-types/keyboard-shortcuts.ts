/** The sheet of keys on a replay page: names of keys, and what they do. */
export interface KeyboardShortcutsWords {
  readonly open: string;
  readonly title: string;
  readonly close: string;
  /** `part`: what a move is a part of, a trick or a turn. */
  readonly list: (part: string) => readonly (readonly [names: readonly string[], does: string])[];
  /** Beside a box: whether letters and signs do anything. */
  readonly letters: string;
}
