import type { KindId } from '#games/jekyll-vs-hyde/exercises/types';

/**
 * Where to look for the answer to a question, by its kind: what somebody is told first who asks for a hint. `deal`: whether a deal is
 * allowed, where nobody is on turn yet; `giftVerdict`: whether cards may be given, in which no suit plays a part.
 */
export type QuestionHintsWords = Readonly<Record<KindId | 'deal' | 'giftVerdict' | 'greedGift', string>>;
