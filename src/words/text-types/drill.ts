/** What the drill page says. */
export interface DrillWords {
  readonly title: string;
  readonly intro: string;
  readonly predict: string;
  readonly ask: string;
  readonly check: string;
  readonly next: string;
  readonly right: string;
  /** After that, where a hint had been given. */
  readonly hinted: string;
  readonly wrong: string;
  /** Of several that were to be marked, some were, and fewer others. */
  readonly partlyRight: string;
  readonly answer: string;
  /** Before a wrong answer that was given. */
  readonly said: string;
  /** Opens all that happened, one thing after the other. */
  readonly inOrder: string;
  readonly pickAll: string;
  /** To whoever checks where nothing is marked. */
  readonly markFirst: string;
  /** Beside a right answer that was not marked, where several are right. */
  readonly missed: string;
  /** How near an answer of several came: how many of the right ones it has, and how many that are wrong. */
  readonly partly: (found: number, of: number, wrong: number) => string;
  readonly nothingDue: (moment: number | null, now: number) => string;
  readonly practise: string;
  /** Which question of a row it is. */
  readonly place: (number: number, of: number) => string;
  readonly more: string;
  readonly enough: string;
  readonly duePuzzles: (puzzles: number) => string;
  readonly dueMistakes: (mistakes: number) => string;
  /** After the mistakes that somebody came to learn from. */
  readonly learnt: string;
  readonly newPuzzle: string;
  readonly aboutRule: string;
  readonly progress: string;
}
