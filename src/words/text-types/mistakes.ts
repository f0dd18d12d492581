/** What is said of a reader's own mistakes, which come back as questions. */
export interface MistakesWords {
  readonly title: string;
  /** What there is to find, for whoever sits there. */
  readonly task: (seat: string) => string;
  /** The same in a position that the reader has not had. */
  readonly fresh: (seat: string) => string;
  /** While the position is got ready, and while an answer is weighed. */
  readonly wait: string;
  readonly weighing: string;
  /** A move that did as well as the best. */
  readonly asGood: (move: string) => string;
  /** Of a move that did a little worse. */
  readonly nearly: string;
  readonly best: (move: string) => string;
  /** A move that did better than the one that was made, by so much of the game (0 to 1), in so many deals. */
  readonly better: (move: string, cost: number, deals: number) => string;
  /** The same of the move that was a mistake before. */
  readonly again: (move: string, cost: number) => string;
  /** After a first move that did worse, before what to look at for a second. */
  readonly secondTry: string;
  /** Of an answer that was right after a wrong one. */
  readonly missedOnce: string;
  /** Where all of that comes from. */
  readonly estimate: string;
  /** While it is found out why a move does better; and where nothing tells, by how much of the game (0 to 1) it does. */
  readonly whyWait: string;
  readonly noReason: (cost: number) => string;
  readonly dismiss: string;
  /** After a game: so many of its moves are kept; and the way to their questions. */
  readonly kept: (moves: number) => string;
  readonly learn: string;
  /** After a guess that was a mistake, however it did with all hands open: the move that did better. */
  readonly guessKept: (better: string) => string;
  /** How many are kept, and how many of them are due. */
  readonly summary: (kept: number, due: number) => string;
  readonly none: string;
  /** `{due}` stands for the number that the page fills in. */
  readonly waiting: string;
}
