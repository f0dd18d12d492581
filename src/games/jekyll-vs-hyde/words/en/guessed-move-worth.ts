import type { GuessedMoveWorthWords } from '../text-types/guessed-move-worth.ts';

/** English. */
export const words: GuessedMoveWorthWords = {
  judgedOpenly: 'Judged with both hands open, which nobody at the table saw.',
  showOpenly: 'Show why, with both hands open',
};
