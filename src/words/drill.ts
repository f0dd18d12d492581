/** What the drill page says. */
export interface DrillWords {
  readonly title: string;
  readonly intro: string;
  readonly predict: string;
  readonly ask: string;
  readonly check: string;
  readonly next: string;
  readonly right: string;
  readonly wrong: string;
  readonly answer: string;
  readonly pickAll: string;
  readonly nothingDue: (moment: number | null, now: number) => string;
  readonly practise: string;
  readonly due: (rules: number) => string;
  readonly duePuzzles: (puzzles: number) => string;
  readonly newPuzzle: string;
  readonly aboutRule: string;
  readonly progress: string;
}
