import type { GameTitleWithMoveNumberWords } from '../text-types/game-title-with-move-number.ts';

/** English. */
export const words: GameTitleWithMoveNumberWords = {
  start: (title) => `${title} (from the beginning)`,
  move: (title, move) => `${title} (move ${move})`,
  inVariation: (title, move) => `${title} (in a variation at move ${move})`,
};
