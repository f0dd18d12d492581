import { amount } from '#words/en/lists-and-amounts';
import type { PlayerHandWords } from '../text-types/table-and-replay-steps.ts';

/** English. */
export const words: PlayerHandWords = {
  nameSuit: (potion) => `Lead ${potion} and name:`,
  keepPotion: 'Another card',
  give: (cards, due) => {
    if (cards > due) return `Too many: give ${amount(due, 'card')}`;
    return cards === due ? `Give ${amount(cards, 'card')}` : `Give ${cards} of ${amount(due, 'card')}`;
  },
};
