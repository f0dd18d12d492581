import type { MovePlaceWords } from '../move-places.ts';

/** English. */
export const words: MovePlaceWords = {
  start: (title) => `${title} (from the beginning)`,
  move: (title, move) => `${title} (move ${move})`,
  inVariation: (title, move) => `${title} (in a variation at move ${move})`,
};
