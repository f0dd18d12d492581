/** What the search knows of the language in which questions are typed. None of it is shown. */
export interface SearchVocabularyWords {
  /** Words of a question that say nothing of what it is about, as `Intl.Segmenter` parts them, with spaces between. */
  readonly fillers: string;
  /** Those of another language in which questions are typed, with spaces between; here some of them may be words that say something. */
  readonly fillersAbroad?: string;
  /** Words that mean the same in a question, as they are parted, with spaces between; `|` parts the groups. */
  readonly sameMeaning: string;
  /** What is typed in short, a card by its letter too, as regular expressions, and how it is written out. */
  readonly spellings: Readonly<Record<string, string>>;
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
}
