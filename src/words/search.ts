/** What the search page says. */
export interface SearchWords {
  /** Words of a question that say nothing of what it is about, with spaces between them. */
  readonly fillers: string;
  readonly title: string;
  readonly field: string;
  readonly go: string;
  readonly searching: string;
  readonly found: (results: number, query: string) => string;
  readonly unavailable: string;
}
