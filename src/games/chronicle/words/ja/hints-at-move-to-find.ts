import { suitOf, type Card } from '#games/chronicle/rules/cards';
import type { HintsAtMoveToFindWords } from '../text-types/hints-at-move-to-find.ts';
import { seats, suits } from './seat-and-card-names.ts';

function kind(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? 'ワイルド' : `${suits[suit]}のカード`;
}

/** 日本語。 */
export const words: HintsAtMoveToFindWords = {
  kinds: {
    deal: () => 'カードを配ります。',
    play: ({ card, down }) => (down === true ? '1枚を裏向きに出します。' : `${kind(card)}を出します。`),
    take: ({ from }) => `取る相手は${seats[from]}です。`,
    discard: ({ card }) => `捨てるのは${kind(card)}です。`,
    'take-ally': ({ card }) => `取る仲間は${kind(card)}です。`,
    claim: ({ from }) => `${seats[from]}が出したカードです。`,
    give: ({ to }) => `渡す相手は${seats[to]}です。`,
    'give-ally': ({ card }) => `渡す仲間は${kind(card)}です。`,
    look: () => '見せてもらっていない手札です。',
    exchange: ({ card }) => `交換に出す仲間は${kind(card)}です。`,
    leftover: () => '手札に何が残っているかで決まります。',
    angel: () => '邪悪なカードで決まります。',
  },
};
