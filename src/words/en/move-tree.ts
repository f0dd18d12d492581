import type { MoveTreeWords } from '../interfaces/move-tree.ts';

/** English. */
export const words: MoveTreeWords = {
  variation: 'Variation',
  unfold: (variations) => `Show ${variations} more ${variations === 1 ? 'variation' : 'variations'}`,
};
