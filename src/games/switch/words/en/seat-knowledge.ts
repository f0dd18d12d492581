import { amount } from '#words/en/lists-and-amounts';
import { words as game } from './game.ts';
import type { KnowledgeWords } from '../seat-knowledge.ts';

const { seats } = game;

/** English. */
export const words: KnowledgeWords = {
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
  drawing:
    'A player may draw with a card in hand that fits. So a card drawn, a penalty picked up or a run failed shows nothing for sure.',
};
