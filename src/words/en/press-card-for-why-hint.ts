import type { PressCardForWhyHintWords } from '../text-types/press-card-for-why-hint.ts';

/** English. */
export const words: PressCardForWhyHintWords = {
  ask: 'Press a card to be told why it can or cannot be there.',
};
