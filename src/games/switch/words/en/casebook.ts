import type { Card } from '#games/switch/rules/cards';
import type { CasesWords } from '../casebook.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { say } from '#words/sentences';
import { words as exercises } from './exercises.ts';
import { words as game } from './game.ts';
import { words as legality } from './refusals.ts';
import { words as table } from './table.ts';

const { seats, ranks, card } = game;

function cards(held: readonly Card[]): string {
  return held.length === 0 ? 'nothing' : list(held.map(card));
}

function under(reading: string | null): string {
  return reading === null ? '' : ` (under the reading “${reading}”)`;
}

/** English. */
export const words: CasesWords = {
  title: 'Casebook',
  intro: (cases) =>
    `${cases} questions that come up at the table, each with the position it comes up in. The rules engine has played every one of them, and the answers are what it said.`,
  chapters: 'Chapters',
  filters: {
    text: 'Find',
    rule: 'About the rule',
    topic: 'With',
    contested: 'The rules',
    any: 'any',
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
    shown: 'Cases shown: {shown}',
  },
  position: 'The position',
  sandbox: 'Open in the sandbox',
  found: 'What the rules say',
  moments: {
    start: 'At the start',
    asked: 'When the question comes up',
    after: (move) => `After that: ${move}`,
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
  why: 'Why',
  contested: 'Where the rules can be read in two ways',
  rules: 'The rules of this case',
  sources: 'Sources',
  silent: 'The source says nothing of it; it is settled here so that a game can go on.',
  related: 'Related cases',
  previous: 'Before',
  next: 'Next',
  ofRule: (count) => amount(count, 'case'),
  inChapter: (count) => ` (${count})`,
  fromBook: 'Casebook',
  slips: ({ where, misfit }) => {
    const sentence =
      misfit.type === 'no-card-or-suit'
        ? `{${misfit.found}} is neither a card nor a suit.`
        : say(legality.misfits, misfit);
    return where === '' ? sentence : `In ${where}: ${sentence}`;
  },
  faults: {
    'illegal-move': ({ reading, move, refusals }) =>
      `Move ${move}${under(reading)} is refused: ${refusals.map((refusal) => say(legality.refusals, refusal)).join(' ')}`,
    'not-so': ({ reading, finding: { claim, found } }) =>
      `After move ${claim.at}${under(reading)} the case claims ${JSON.stringify(claim)}, but it is ${JSON.stringify(found)}.`,
    'unexplained-move': ({ reading, move }) =>
      `Of move ${move}${under(reading)} the case does not claim which rules it cites.`,
    'idle-rule': ({ rule }) => `Nothing in the answer follows the rule “${rule}”.`,
  },
};
