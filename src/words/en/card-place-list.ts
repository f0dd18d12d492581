import type { SeatKnowledgeWords } from '../text-types/card-place-list.ts';

/** English. */
export const words: SeatKnowledgeWords = {
  ask: 'Press a card to be told why it can or cannot be there.',
};
