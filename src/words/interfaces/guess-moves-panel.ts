/** Guessing what was played. */
export interface GuessMovesPanelWords {
  readonly title: string;
  /** How many guesses were right; `worth`: also those that are as good as what was played. */
  readonly score: (hit: number, of: number, worth: boolean) => string;
  readonly as: string;
  readonly yourMove: string;
  readonly notYours: string;
  readonly verdicts: Readonly<Record<'answer' | 'mistake' | 'possible', string>>;
  /** Why a guess is not counted as right: a hint was given, it was not played, or it is not known yet whether it is as good. */
  readonly tallies: Readonly<Record<'helped' | 'missed' | 'unsettled', string>>;
  readonly played: (move: string) => string;
  readonly goOn: string;
  readonly over: string;
}
