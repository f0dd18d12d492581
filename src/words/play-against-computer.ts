/** What is said while a reader plays against the computer, in any game. */
export interface PlayWords {
  readonly setup: {
    readonly opponent: string;
    /** Beside the weakest of the opponents, and the best. */
    readonly easiest: string;
    readonly strongest: string;
    readonly deal: string;
    /** The points on which tables differ. */
    readonly readings: string;
  };
  readonly match: {
    readonly you: string;
    readonly takeBack: string;
    readonly leave: string;
    readonly reallyLeave: string;
    /** Does not leave it after all. */
    readonly stay: string;
    /** What is done where the browser lets nothing run beside the page. */
    readonly onPage: string;
    /** Another tab has taken the one place for a game to go on with. */
    readonly elsewhere: (name: string) => string;
    /** That place cannot be used. */
    readonly apart: (name: string) => string;
    /** What was kept of the game to go on with could not be read, or not to its end. */
    readonly aside: string;
    /** Goes on with the game, for who has seen enough of what lies there. */
    readonly goOn: string;
    /** Where all waits for that. */
    readonly seen: string;
  };
  /** How long what has been played out stays on the table. */
  readonly pauses: Readonly<Record<'short' | 'long' | 'tap', string>>;
  /** When a round is over. */
  readonly over: {
    readonly next: string;
    /** Away with the result, to look at the table and at what happened. */
    /** What a round has come to. */
    readonly result: string;
    readonly lookBack: string;
    /** From a position that was looked back on to the end of the round. */
    readonly backToEnd: string;
    readonly again: string;
    readonly change: string;
    readonly open: string;
    readonly keep: string;
    readonly kept: (name: string) => string;
    readonly own: string;
  };
}
