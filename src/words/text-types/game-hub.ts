/** What leads from the first page of the site, and of a game, to what a reader came for. */
export interface GameHubWords {
  /** Above the ways into a game, for those who go from heading to heading. */
  readonly ways: string;
  /** For who has done nothing yet; and who has. */
  readonly begin: string;
  readonly goOn: string;
  /** To the lesson `{title}`, for who has read all and left exercises open. */
  readonly open: string;
  /** To the questions on all of it, for who has left none. */
  readonly over: string;
  readonly play: string;
  readonly playText: string;
  /** To the match that a reader is in the middle of. */
  readonly match: string;
  readonly matchText: string;
  readonly puzzle: string;
  /** To all puzzles of a game, below what it is played by. */
  readonly puzzlesBelowMatch: string;
  readonly turn: string;
  readonly askText: string;
  /** Above the names of the games, where there are several. */
  readonly games: string;
  readonly trustTitle: string;
  readonly trust: string;
  readonly yoursTitle: string;
  readonly yours: string;
}
