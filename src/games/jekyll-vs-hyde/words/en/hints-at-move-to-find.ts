import { suitOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { list } from '#words/en/lists-and-amounts';
import type { HintsAtMoveToFindWords } from '../text-types/hints-at-move-to-find.ts';
import { words as game } from './names.ts';

function kind(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? 'a Potion' : `a ${game.suits[suit]} card`;
}

/** English. */
export const words: HintsAtMoveToFindWords = {
  kinds: {
    deal: () => 'The cards are dealt.',
    exchange: ({ cards }) => `What is given away is ${list(cards.map(kind))}.`,
    lead: ({ card, names }) =>
      names === undefined ? `Lead ${kind(card)}.` : `Lead ${kind(card)}; the suit that it names matters too.`,
    follow: ({ card }) => `Answer with ${kind(card)}.`,
  },
};
