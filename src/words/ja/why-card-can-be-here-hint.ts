import type { WhyCardCanBeHereHintWords } from '../text-types/why-card-can-be-here-hint.ts';

/** 日本語。 */
export const words: WhyCardCanBeHereHintWords = {
  ask: 'カードを押すと、そこにある理由、またはない理由が表示されます。',
};
