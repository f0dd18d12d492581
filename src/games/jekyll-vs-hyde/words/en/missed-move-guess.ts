import type { MissedGuessWords } from '../text-types/missed-move-guess.ts';

/** English. */
export const words: MissedGuessWords = {
  judgedOpenly: 'Judged with both hands open, which nobody at the table saw.',
  showOpenly: 'Show why, with both hands open',
};
