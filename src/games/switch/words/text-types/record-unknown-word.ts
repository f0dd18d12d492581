import type { Due } from '#games/switch/record/record-in-progress';

/** What is said of a typed word, fetched with the cards to enter: until then nobody types. */
export interface RecordUnknownWordWords {
  /** A word that means nothing where this is due, and what does. */
  readonly says: (word: string, due: Due) => string;
}
