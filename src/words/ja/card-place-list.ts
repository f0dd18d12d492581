import type { SeatKnowledgeWords } from '../text-types/card-place-list.ts';

/** 日本語。 */
export const words: SeatKnowledgeWords = {
  ask: 'カードを押すと、そこにある理由、またはない理由が表示されます。',
};
