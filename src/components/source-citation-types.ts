/** A place in the sources, as it is named to a reader who has not seen their list. */
export interface SourceCitation {
  /** Who says so, in words. */
  readonly source: string;
  /** Where, in the language in which that is written; null where a source is one place. */
  readonly place: string | null;
  /** Where the rulebook tells what the source is. */
  readonly address: string;
}

/** A source in the list at the end of a rulebook. */
export interface ListedSource {
  /** Its place on the page is named by it. */
  readonly id: string;
  readonly name: string;
  /** What it calls itself, in its own language; null where that is not known. */
  readonly title: string | null;
  readonly text: string;
}
