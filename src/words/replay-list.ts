/** What is said above a list of games, whichever game it is. */
export interface ReplayListWords {
  /** Beside the box that hides how games end, in the list and beyond it. */
  readonly hide: string;
}
