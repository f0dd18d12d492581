/** Guessing what was played. */
export interface GuessWords {
  readonly title: string;
  readonly score: (hit: number, of: number) => string;
  readonly as: string;
  readonly yourMove: string;
  readonly notYours: string;
  readonly verdicts: Readonly<Record<'answer' | 'mistake' | 'possible', string>>;
  readonly played: (move: string) => string;
  readonly goOn: string;
  readonly over: string;
}
