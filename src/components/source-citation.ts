/** A place in the sources, as it is named to a reader who has not seen their list. */
export interface SourceCitation {
  /** Who says so, in words. */
  readonly source: string;
  /** Where, in the language in which that is written; null where a source is one place. */
  readonly place: string | null;
}
