/** What is said where it depends on a reading who is right. */
export interface MidGameRulingAdviceWords {
  /** How to go on in the middle of a game in which nobody has settled it. */
  readonly now: string;
}
