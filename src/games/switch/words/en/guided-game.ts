import type { GuidedGameWords } from '../text-types/guided-game.ts';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

const { ranks, suits, seats, card, goes } = game;

/** English. */
export const words: GuidedGameWords = {
  title: 'A whole game',
  scripted: `A game with a script: you are ${seats.p1}`,
  free: (seat) => `A free game: you are ${seats[seat]}`,
  playFree: 'A new deal',
  playScripted: 'Back to the script',
  coach: 'The coach:',
  match: ({ rank, suit }) => `Match ${ranks[rank]} or ${suits[suit]}, play a 7 or an Ace, or draw.`,
  penalty: (answers, count) =>
    answers.length === 0
      ? `Pick up ${amount(count, 'card')}.`
      : `Play ${anyOf(answers.map(goes))}, or pick up ${amount(count, 'card')}.`,
  run: (open, price) =>
    `Go on with ${open.map((rank) => ranks[rank]).join(' or ')}, or draw ${amount(price, 'card')}.`,
  points: (cards) =>
    cards.length === 0 ? 'The script draws.' : `The script plays ${list(cards.map(card))}.`,
  left: 'Your last move was not the script’s, and is fine too: from here on the others play freely.',
  letsGo: 'From here on you choose. As long as your choices are those of the script, so are the others’.',
};
