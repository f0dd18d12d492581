import { suitOf, type Card } from '#games/chronicle/rules/cards';
import type { HintsAtMoveToFindWords } from '../text-types/hints-at-move-to-find.ts';
import { seats, suits } from './seat-and-card-names.ts';

function kind(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? 'a Wild' : `a card of ${suits[suit]}`;
}

/** English. */
export const words: HintsAtMoveToFindWords = {
  kinds: {
    deal: () => 'The cards are dealt.',
    play: ({ card, down }) => `Play ${down === true ? 'a card face down' : kind(card)}.`,
    take: ({ from }) => `The card comes from ${seats[from]}.`,
    discard: ({ card }) => `What is discarded is ${kind(card)}.`,
    'take-ally': ({ card }) => `The ally to take is ${kind(card)}.`,
    claim: ({ from }) => `The card was played by ${seats[from]}.`,
    give: ({ to }) => `The card goes to ${seats[to]}.`,
    'give-ally': ({ card }) => `The ally to give is ${kind(card)}.`,
    look: () => 'It is a hand that has not been shown.',
    exchange: ({ card }) => `The ally to give for another is ${kind(card)}.`,
    leftover: () => 'What is left in hand decides it.',
    angel: () => 'The Evil cards decide it.',
  },
};
