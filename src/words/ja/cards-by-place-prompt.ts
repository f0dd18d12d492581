import type { CardsByPlacePromptWords } from '../text-types/cards-by-place-prompt.ts';

/** 日本語。 */
export const words: CardsByPlacePromptWords = {
  ask: 'カードを押すと、そこにある理由、またはない理由が表示されます。',
};
