import type { HiddenPlace } from '#games/switch/rules/card-place-reason';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import type { SeatKnowledgeWords } from '../text-types/seat-knowledge.ts';

const { seats } = game;

const place = (one: HiddenPlace) => (one === 'deck' ? 'the deck' : `${seats[one]}’s hand`);

/** English. */
export const words: SeatKnowledgeWords = {
  title: 'What this player can know',
  openHands: 'All hands are open. See the game as one of the players to learn what that seat can know.',
  noHands: 'Nobody holds cards here.',
  own: (seat, cards) => `${seats[seat]}’s own hand: ${amount(cards, 'card')}`,
  hand: (seat, cards) => `${seats[seat]}: ${amount(cards, 'card')}`,
  hidden: (shown, hidden) => {
    if (hidden === 0) return 'all of them shown';
    return shown === 0 ? 'none of them shown' : `shown to everybody, and ${amount(hidden, 'card')} more`;
  },
  deck: 'In the deck',
  cards: (count) => amount(count, 'card'),
  unseen: (count, inHands, inDeck) => {
    const cards = amount(count, 'card');
    if (inDeck === 0) return `Somewhere in the other hands: ${cards}`;
    if (inHands === 0) return `In the deck, in an order that nobody knows: ${cards}`;
    return `Not seen: ${cards}, ${inHands} of them in other hands and ${inDeck} in the deck`;
  },
  played: (count) => `Open in the stack: ${amount(count, 'card')}`,
  reasons: {
    own: ({ seat }) => `It is in ${seats[seat]}’s own hand.`,
    shown: ({ seat }) =>
      `${seats[seat]} laid it in a run that it did not follow. It went back, and all have seen it.`,
    played: () => 'It has been played and lies open.',
    unseen: ({ seen, unchanged, notInDeck, may }) =>
      [
        seen === null
          ? 'It has not been seen since the deal.'
          : `It was seen last after move ${seen}, before the cards were shuffled.`,
        unchanged.length > 0 && `Not in ${list(unchanged.map(place))}: no card has come there since.`,
        notInDeck &&
          'Not in the deck: it was made anew of cards that had been played, and this one was not among them.',
        may.length === 1
          ? `So it can only be in ${may.map(place).join()}.`
          : `Nothing rules it out in ${anyOf(may.map(place))}.`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  drawing:
    'A player may draw with a card in hand that fits. So a card drawn, a penalty picked up or a run failed shows nothing for sure.',
};
