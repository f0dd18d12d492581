/** Another line of moves that stands on a table for a while. */
export interface LineOfPlayStepperWords {
  /** The button that puts it there. */
  readonly show: string;
  /** How a line is called that begins with the move that was made, and one that begins with a better move. */
  readonly played: string;
  readonly better: string;
  /** Back to what stood on the table before. */
  readonly back: string;
}
