/** What is said of a guess that was not what was played, besides what is said of any move that has cost something. */
export interface GuessedMoveWorthWords {
  /** That it was found with both hands open. */
  readonly judgedOpenly: string;
  /** Asks for the reasons, which name cards that who guessed could not see, and for the line on the table. */
  readonly showOpenly: string;
}
