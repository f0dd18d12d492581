import { suitOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { list } from '#words/ja/lists-and-amounts';
import type { HintsAtMoveToFindWords } from '../text-types/hints-at-move-to-find.ts';
import { words as game } from './names.ts';

function kind(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? '秘薬' : `${game.suits[suit]}のカード`;
}

/** 日本語。 */
export const words: HintsAtMoveToFindWords = {
  kinds: {
    deal: () => 'カードを配ります。',
    exchange: ({ cards }) => `渡すのは${list(cards.map(kind))}です。`,
    lead: ({ card, names }) =>
      names === undefined
        ? `${kind(card)}をリードします。`
        : `${kind(card)}をリードします。宣言する色も大切です。`,
    follow: ({ card }) => `${kind(card)}で応じます。`,
  },
};
