/** What the search page says. */
export interface SearchWords {
  readonly title: string;
  /** Above the games that settle disputes by taps. */
  readonly byTaps: string;
  readonly field: string;
  readonly go: string;
  /** What to do where nothing has been typed yet. */
  readonly hint: string;
  readonly searching: string;
  readonly found: (results: number, query: string) => string;
  /** Above what was found, where none of it asks what was typed. */
  readonly onlyNearest: string;
  /** What the Enter key opens, where it answers clearly best. */
  readonly opens: (title: string) => string;
  /** What the Enter key leads to, where several may be the answer. */
  readonly leadsTo: (title: string) => string;
  /** What to do where the Enter key was pressed, and several may be the answer. */
  readonly choose: string;
  /** Below a dispute that was read off the question, until it is judged. */
  readonly filledIn: string;
  /** Below the verdict, where all that is needed was told. */
  readonly settled: string;
  /** Before the way to the pages in another language, where a question is written in that one. */
  readonly askedAbroad: string;
  /** What to do where nothing was found. */
  readonly otherwise: string;
  readonly unavailable: string;
  /** Leads from the answers of one game to those of all. */
  readonly inAllGames: (query: string) => string;
  /** Above the pages of a game on which things are looked up. */
  readonly lookUp: (game: string) => string;
}
