/** The sheet of keys on a replay page: names of keys, and what they do. */
export interface KeysWords {
  readonly open: string;
  readonly title: string;
  readonly close: string;
  readonly list: readonly (readonly [names: readonly string[], does: string])[];
  /** Beside a box: whether letters and signs do anything. */
  readonly letters: string;
}
