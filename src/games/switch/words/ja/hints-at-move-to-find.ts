import { suitOf } from '#games/switch/rules/cards';
import type { HintsAtMoveToFindWords } from '../text-types/hints-at-move-to-find.ts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: HintsAtMoveToFindWords = {
  kinds: {
    deal: () => 'カードを配ります。',
    play: ({ cards }) => {
      const [first] = cards;
      return first === undefined || cards.length > 1
        ? `${cards.length}枚まとめて出します。`
        : `${game.suits[suitOf(first)]}のカードを1枚出します。`;
    },
    draw: () => 'カードは出しません。',
    shuffle: () => '切り直しの番です。',
  },
};
