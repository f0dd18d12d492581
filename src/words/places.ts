/**
 * What a language says of the places of a statechart, where a reader sees which one is the present. The machine says it in
 * English: that belongs to the machine.
 */
export interface PlacesWords {
  /** What the machine says of the place at this path. */
  readonly said: (path: string, description: string) => string;
}
