/** What is said beside the cards that a seat can know of, whichever game it is. */
export interface WhyCardCanBeHereHintWords {
  /** That a card can be pressed. */
  readonly ask: string;
}
