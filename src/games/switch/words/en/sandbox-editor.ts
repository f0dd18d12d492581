import type { Spot } from '#games/switch/board/edit-position';
import { amount } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import type { SandboxEditorWords } from '../text-types/sandbox-editor.ts';

const { seats, ranks, cardName } = game;

function lying(spot: Spot): string {
  return spot === 'stack' ? 'on the stack' : spot === 'deck' ? 'in the deck' : `in ${seats[spot]}’s hand`;
}

function into(spot: Spot): string {
  return spot === 'stack' ? 'on the stack' : spot === 'deck' ? 'into the deck' : `into ${seats[spot]}’s hand`;
}

/** English. */
export const words: SandboxEditorWords = {
  title: 'Set the table',
  how: 'Choose a place, then press cards to put them there; press again to take them back. Or drag a card to its place, or type. On the stack the last one lies on top; all cards that lie nowhere else are the deck.',
  where: 'Cards go to',
  spot: (spot) => (spot === 'stack' ? 'Stack' : spot === 'deck' ? 'Deck' : seats[spot]),
  cards: 'All cards',
  suit: 'Suit of the cards below',
  put: (moved, from, to) => `${cardName(moved)}, ${lying(from)}: put it ${into(to)}`,
  moved: (moved, spot, count) => `${cardName(moved)} is ${lying(spot)} now: ${amount(count, 'card')} there.`,
  typed: (spot) => (spot === 'stack' ? 'The stack, the top card last' : `${seats[spot]}’s hand`),
  typedHint: '8S 10H 4D',
  typedProblems: {
    'unknown-card': ({ found }) =>
      `“${found}” is no card: write a rank (2 to 10, J, Q, K, A) and the letter of a suit (C, D, H, S), as in 10H, with spaces between them.`,
    'typed-twice': ({ card: twice }) => `${cardName(twice)} is written twice; there is only one.`,
  },
  players: 'Players',
  turn: 'To act',
  direction: 'Direction',
  directions: { '1': 'from 1 to 2 and on', '-1': 'the other way round' },
  penalty: 'Penalty',
  served: 'none: it is dead',
  run: 'Run',
  noRun: 'none',
  onRung: (run) => `stands on ${ranks[run]}`,
  chosenSuit: 'Suit the Ace chose',
  mirroredRank: 'The 7 is matched as',
  mirroredSuit: 'and as',
  fill: 'Deal to empty hands',
  filled: 'Who held nothing was dealt cards by lot.',
};
