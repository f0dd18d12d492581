/** What the search page says. */
export interface SearchWords {
  /** Words of a question that say nothing of what it is about, as `Intl.Segmenter` parts them, with spaces between. */
  readonly fillers: string;
  /** Those of another language in which questions are typed, with spaces between; here some of them may be words that say something. */
  readonly fillersAbroad?: string;
  /** Words that mean the same in a question, as they are parted, with spaces between; `|` parts the groups. */
  readonly sameMeaning: string;
  /** Words of a question about files and how games are written down, with spaces between: to any other, the pages on that answer nothing. */
  readonly aboutFiles: string;
  /** What cards are called by their number, with spaces between: a question that names two of them is about one and the other. */
  readonly ranks: string;
  /** What stands behind the name of a game that is said before a question, as a regular expression: a name may be a word of the language. */
  readonly afterGame: string;
  /** Words behind which a name is that of a game, as a regular expression. */
  readonly beforeGame: string;
  /** How an amount is asked for, as a regular expression. */
  readonly howMany: string;
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
  /** Below a dispute that was read off the question. */
  readonly filledIn: string;
  /** What to do where nothing was found. */
  readonly otherwise: string;
  readonly unavailable: string;
  /** Leads from the answers of one game to those of all. */
  readonly inAllGames: (query: string) => string;
  /** Above the pages of a game on which things are looked up. */
  readonly lookUp: (game: string) => string;
}
