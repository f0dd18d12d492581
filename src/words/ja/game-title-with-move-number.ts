import type { GameTitleWithMoveNumberWords } from '../text-types/game-title-with-move-number.ts';

/** 日本語。 */
export const words: GameTitleWithMoveNumberWords = {
  start: (title) => `${title}（最初から）`,
  move: (title, move) => `${title}（${move}手目）`,
  inVariation: (title, move) => `${title}（${move}手目からの変化）`,
};
