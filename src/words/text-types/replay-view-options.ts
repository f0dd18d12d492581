/** What is said of how a game is looked at. */
export interface ReplayViewOptionsWords {
  /** Whose eyes a game is seen through. */
  readonly seenBy: string;
  /** Sees it as this seat. */
  readonly seeAs: (seat: string) => string;
  /** Hides what comes after the present move, or shows it again. */
  readonly along: string;
  /** Puts the other side of the table below. */
  readonly flip: string;
}
