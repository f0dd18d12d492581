/** How a language sets texts beside each other, where a widget has several to show. */
export interface PunctuationWords {
  /** Sentences in a row. */
  readonly row: (sentences: readonly string[]) => string;
  /** What is no sentence, with the stop that ends one. */
  readonly ended: (text: string) => string;
  /** A word or two, and what is said of it. */
  readonly headed: (head: string, text: string) => string;
  /** Things side by side that are no sentence: a card, and what may be done with it. */
  readonly aside: (text: string, more: string) => string;
  /** Between a sentence and what follows it in the same line. */
  readonly afterSentence: string;
  /** Between a label and its value in the same line. */
  readonly afterLabel: string;
  /** A heading that runs into its text, with what parts the two. */
  readonly runIn: (head: string) => string;
  /** Several things, as a sentence lists them. */
  readonly list: (items: readonly string[]) => string;
  /** Several that are right, each of which may be a list. */
  readonly alternatives: (choices: readonly string[]) => string;
  /** The same as it is read aloud, where signs may be left out. */
  readonly aloud: (text: string) => string;
  /** The names of suits by rank, the lowest first. */
  readonly ranked: (suits: readonly string[]) => string;
}
