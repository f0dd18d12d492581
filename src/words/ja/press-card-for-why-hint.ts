import type { PressCardForWhyHintWords } from '../text-types/press-card-for-why-hint.ts';

/** 日本語。 */
export const words: PressCardForWhyHintWords = {
  ask: 'カードを押すと、そこにある理由、またはない理由が表示されます。',
};
