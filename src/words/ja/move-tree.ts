import type { MoveTreeWords } from '../text-types/move-tree.ts';

/** 日本語。 */
export const words: MoveTreeWords = {
  variation: '変化',
  unfold: (variations) => `ほかの変化${variations}通りを表示`,
};
