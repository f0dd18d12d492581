import { amount, anyOf } from '#words/en/lists-and-amounts';
import type { PlayerHandWords } from '../text-types/table-and-replay-steps.ts';
import { words as game } from './names.ts';

/** English. */
export const words: PlayerHandWords = {
  draw: {
    choice: (count) => `Draw ${amount(count, 'card')}`,
    penalty: (count) => `Pick up ${amount(count, 'card')}`,
    run: (count) => `Fail the run: draw ${amount(count, 'card')}`,
  },
  play: (cards) => `Play ${cards.map(game.card).join(' ')}`,
  chosen: (card, place) => `${game.cardName(card)}, number ${place} of those to be played`,
  playable: (card) => `${game.cardName(card)}, playable`,
  barred: (card) => `${game.cardName(card)}, not playable now`,
  after: (card, firsts) => `${game.cardName(card)}, playable after the ${anyOf(firsts.map(game.cardName))}`,
  afterLabel: (firsts) => `after ${firsts.map(game.card).join(' ')}`,
  chooseSuit: (aces) => (aces === 1 ? 'Play the Ace and choose:' : 'Play the Aces and choose:'),
  suit: (suit) => game.suits[suit],
  noSuit: 'Back',
};
