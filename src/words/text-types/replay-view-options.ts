/** What is said of how a game is looked at. */
export interface ReplayViewOptionsWords {
  /** Whose eyes a game is seen through. */
  readonly seenBy: string;
  /** Sees it as this seat. */
  readonly seeAs: (seat: string) => string;
  /** Hides what comes after the present move, or shows it again; and what that is for, said on its button. */
  readonly along: string;
  readonly whatAlongDoes: string;
  /** Puts the other side of the table below; and that it does. */
  readonly flip: string;
  readonly whatFlipDoes: string;
}
