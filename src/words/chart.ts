/**
 * What a language says in the drawing of a statechart. What an arrow means the machine says in English: that belongs to the
 * machine, and is the key here to the same in the language of the page.
 */
export interface ChartWords {
  /** What to call a place, by the last part of its path, as `bothChoose`. */
  readonly name: (key: string) => string;
  /** What to call a move, by its type. */
  readonly move: (type: string) => string;
  /** What the machine says of an arrow. */
  readonly arrow: (description: string) => string;
}
