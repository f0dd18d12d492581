/** What is said above a list of games, whichever game it is. */
export interface HideReplayResultsWords {
  /** Beside the box that hides how games end, in the list and beyond it. */
  readonly hide: string;
  /** Stands for the title of a game where results are hidden, which may tell what happens in it. */
  readonly numbered: (number: number) => string;
  /** Leads from a game to the copy of it that the reader keeps; it does not say which game that is. */
  readonly ownCopy: string;
}
