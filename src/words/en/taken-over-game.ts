import type { TakenOverGameWords } from '../text-types/taken-over-game.ts';

/** English. */
export const words: TakenOverGameWords = {
  fromHere: 'The moves up to here were there before. From here on it was played against the computer.',
};
