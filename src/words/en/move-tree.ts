import type { MoveTreeWords } from '../text-types/move-tree.ts';

/** English. */
export const words: MoveTreeWords = {
  variation: 'Variation',
  unfold: (variations) => `Show ${variations} more ${variations === 1 ? 'variation' : 'variations'}`,
};
