/** Guessing what was played. */
export interface GuessMovesPanelWords {
  readonly title: string;
  /** How many guesses were right; `worth`: also those that are as good as what was played. */
  readonly score: (hit: number, of: number, worth: boolean) => string;
  readonly as: string;
  readonly yourMove: string;
  readonly notYours: string;
  readonly verdicts: Readonly<Record<'answer' | 'mistake' | 'possible', string>>;
  /** Why a guess is not counted as right: a hint was given, it was not played, it is not known yet whether it is as good, or such moves have no value. */
  readonly tallies: Readonly<Record<'helped' | 'missed' | 'unsettled' | 'uncounted', string>>;
  readonly played: (move: string) => string;
  readonly goOn: string;
  readonly over: string;
}
