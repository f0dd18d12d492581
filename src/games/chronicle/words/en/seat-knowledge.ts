import { amount, list } from '#words/en/lists-and-amounts';
import type { KnowledgeWords } from '../seat-knowledge.ts';
import { words as game } from './game.ts';

const { seats, suits } = game;

/** English. */
export const words: KnowledgeWords = {
  title: 'What this player can know',
  openHands: 'All hands are open. See the game as one of the players to learn what that seat can know.',
  noHands: 'Nobody holds cards here.',
  own: (seat, cards) => `${seats[seat]}’s own hand: ${amount(cards, 'card')}`,
  hand: (seat, cards) => `${seats[seat]}: ${amount(cards, 'card')}`,
  hidden: (known, hidden, lacks) => {
    if (hidden === 0) return 'and nothing else';
    const more = known === 0 ? 'none of them known' : `and ${amount(hidden, 'card')} more`;
    return lacks.length === 0 ? more : `${more}; no ${list(lacks.map((suit) => suits[suit]))}`;
  },
  laidDown: 'Face down in the Meeting, neither a Wild nor of the lead suit',
  playedBy: (some) => `played by ${list(some.map((seat) => seats[seat]))}`,
  pile: 'Under the top card of the discard pile',
  cards: (count) => amount(count, 'card'),
  unseen: (count) => `Not seen, somewhere in these places: ${amount(count, 'card')}`,
  down: 'Whoever plays face down has no card of the lead suit, and is known to have none until a card comes to that hand. A Wild may be held all the same, unless the table has settled that it must be played.',
};
