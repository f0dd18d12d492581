/** What is said of a guess that was not what was played, besides what is said of any move that has cost something. */
export interface MissedGuessWords {
  /** That the reasons were found with both hands open: they name cards that who guessed could not see. */
  readonly judgedOpenly: string;
}
