import type { WhyCardCanBeHereHintWords } from '../text-types/why-card-can-be-here-hint.ts';

/** English. */
export const words: WhyCardCanBeHereHintWords = {
  ask: 'Press a card to be told why it can or cannot be there.',
};
