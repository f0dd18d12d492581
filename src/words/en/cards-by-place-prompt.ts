import type { CardsByPlacePromptWords } from '../text-types/cards-by-place-prompt.ts';

/** English. */
export const words: CardsByPlacePromptWords = {
  ask: 'Press a card to be told why it can or cannot be there.',
};
