import { amount } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import type { SandboxFirstViewWords } from '../text-types/sandbox-first-view.ts';

const { seats, suits, ranks, card } = game;

/** How many cards of the hand go there. */
function fitting(cards: number): string {
  return `${cards === 0 ? 'no card' : amount(cards, 'card')} may be played`;
}

/** English. */
export const words: SandboxFirstViewWords = {
  title: 'Sandbox',
  intro:
    'Lay out any position for two to six players, and the rules say what may be played, in which order, and why. The link proves it to anybody.',
  noScript: 'The sandbox needs JavaScript: its answers are worked out by the rules in your browser.',
  starts: {
    random: 'At random',
    examples: 'Worth a look',
    games: 'From a game',
    cases: 'From a case',
  },
  share: 'Share',
  nothing: 'Lay out some cards, and the rules answer here.',
  toAct: {
    deal: 'Hands are to be dealt.',
    shuffle: 'A new deck is to be made of the played cards.',
    over: (winner) =>
      winner === 'draw' ? 'The game is over: a draw.' : `The game is over: ${seats[winner]} has won.`,
    noCards: (seat) => `It is ${seats[seat]}’s turn, but there is no card in that hand.`,
    match: (seat, rank, suit, cards) =>
      `${seats[seat]} has to match ${ranks[rank]} or ${suits[suit]}: ${fitting(cards)}.`,
    penalty: (seat, penalty, cards) =>
      `${seats[seat]} has to answer or pick up ${amount(penalty, 'card')}: ${fitting(cards)}.`,
    run: (seat, run, next, cards) =>
      next === null
        ? `${seats[seat]} may lay another Ace in the run, or leave it: ${fitting(cards)}.`
        : `${seats[seat]} has to go on in the run with ${ranks[run]} or ${ranks[next]}: ${fitting(cards)}.`,
  },
  flaws: {
    'penalty-and-run': () => 'This cannot come up in a game: a penalty and a run never go together.',
    'no-penalty-card': ({ top }) =>
      `This cannot come up in a game: no penalty waits with ${card(top)} on top, only with a 2 or 5♥.`,
    'wrong-penalty': ({ top, penalty }) =>
      `This cannot come up in a game: with ${card(top)} on top, ${amount(penalty, 'card')} cannot be waiting.`,
    'run-elsewhere': ({ top, run }) =>
      `This cannot come up in a game: a run stands on its top card, and ${card(top)} is no ${ranks[run]} of a run.`,
    'run-over': ({ top }) => `This cannot come up in a game: at this table ${card(top)} has ended the run.`,
    'wrong-match': ({ top, rank, suit }) =>
      `This cannot come up in a game: with ${card(top)} on top, it is not ${ranks[rank]} or ${suits[suit]} that has to be matched.`,
  },
};
