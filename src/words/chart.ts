/**
 * What a language says of a statechart. The machine says in English what each place and arrow of it means: that belongs to
 * the machine, and is the key here to the same in the language of the page.
 */
export interface ChartWords {
  /** What to call a place, by the last part of its path, as `bothChoose`. */
  readonly name: (key: string) => string;
  /** What to call a move, by its type. */
  readonly move: (type: string) => string;
  /** What the machine says of a place or an arrow. */
  readonly said: (description: string) => string;
}
