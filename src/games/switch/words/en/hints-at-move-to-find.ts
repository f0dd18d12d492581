import { suitOf } from '#games/switch/rules/cards';
import type { HintsAtMoveToFindWords } from '../text-types/hints-at-move-to-find.ts';
import { words as game } from './names.ts';

/** English. */
export const words: HintsAtMoveToFindWords = {
  kinds: {
    deal: () => 'The cards are dealt.',
    play: ({ cards }) => {
      const [first] = cards;
      return first === undefined || cards.length > 1
        ? `${cards.length} cards are laid together.`
        : `One card is laid, of ${game.suits[suitOf(first)]}.`;
    },
    draw: () => 'No card is laid.',
    shuffle: () => 'The dealer is to act.',
  },
};
