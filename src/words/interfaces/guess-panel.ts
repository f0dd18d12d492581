/** Guessing what was played. */
export interface GuessWords {
  readonly title: string;
  /** How many guesses were right; `worth`: also those that are as good as what was played. */
  readonly score: (hit: number, of: number, worth: boolean) => string;
  readonly as: string;
  readonly yourMove: string;
  readonly notYours: string;
  readonly verdicts: Readonly<Record<'answer' | 'mistake' | 'possible', string>>;
  readonly played: (move: string) => string;
  readonly goOn: string;
  readonly over: string;
}
