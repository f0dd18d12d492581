import type { MovePlaceWords } from '../move-places.ts';

/** 日本語。 */
export const words: MovePlaceWords = {
  start: (title) => `${title}（最初から）`,
  move: (title, move) => `${title}（${move}手目）`,
  inVariation: (title, move) => `${title}（${move}手目からの変化）`,
};
