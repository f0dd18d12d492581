import type { Card } from '#games/switch/rules/cards';
import type { CasebookWords } from '../text-types/casebook.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as exercises } from './exercises.ts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats, ranks, card } = game;

function cards(held: readonly Card[]): string {
  return held.length === 0 ? 'nothing' : list(held.map(card));
}

/** English. */
export const words: CasebookWords = {
  filters: {
    topic: 'With',
    contested: 'The rules',
    topics: {
      '2': '2s',
      '3': '3s',
      '5H': 'the 5♥',
      '7': '7s',
      '8': '8s',
      J: 'Jacks',
      A: 'Aces',
    },
    readings: { contested: 'can be read in two ways', agreed: 'are plain' },
  },
  statements: {
    playable: ({ cards: open }) =>
      open.length === 0
        ? 'No card in hand may be laid.'
        : `Of the cards in hand only ${cards(open)} may be laid first.`,
    match: ({ match }) =>
      match === null ? 'No card has been turned up yet.' : `${table.table.match(match)}.`,
    penalty: ({ penalty }) =>
      penalty === 0
        ? 'No penalty waits.'
        : `${amount(penalty, 'card')} ${penalty === 1 ? 'waits' : 'wait'} to be picked up.`,
    run: ({ run }) => (run === null ? 'No run stands.' : `A run stands on the ${ranks[run]}.`),
    direction: ({ direction }) => `${table.table.direction(direction)}.`,
    count: ({ seat, count }) =>
      count === 0 ? `${seats[seat]} holds no cards.` : `${seats[seat]} holds ${amount(count, 'card')}.`,
    hand: ({ seat, cards: held }) => `${seats[seat]} holds ${cards(held)}.`,
    deck: ({ count }) => `${table.table.deck(count)}.`,
    drawn: ({ count }) => (count === 0 ? 'Nobody draws.' : `${amount(count, 'card')} drawn.`),
    turn: ({ phase, seats: turn }) => {
      const [first] = turn;
      if (first !== undefined && first !== 'dealer') return `It is ${seats[first]}’s turn.`;
      switch (phase) {
        case 'deal':
          return 'The cards are to be dealt.';
        case 'shuffle':
          return 'The played cards are to be shuffled.';
        case 'turn':
        case 'over':
          return 'Nothing more is played.';
      }
    },
    winner: ({ winner }) => {
      if (winner === null) return 'Nobody has won yet.';
      return winner === 'draw' ? 'Nobody wins: it is a draw.' : `${seats[winner]} has won.`;
    },
  },
  tried: exercises.wanted,
  allowed: 'Allowed.',
  contested: 'Where the rules can be read in two ways',
  silent: 'The source says nothing of it; it is settled here so that a game can go on.',
  noOthers:
    'This is the only source of Switch that we have: a set of house rules, in which one section may back or contradict another. No second source does either.',
};
