import type { Card } from '#games/chronicle/rules/cards';
import { list } from '#words/en/lists-and-amounts';
import type { CasebookWords } from '../text-types/casebook.ts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats, suits, card } = game;

function cards(held: readonly Card[]): string {
  return held.length === 0 ? 'nothing' : list(held.map(card));
}

/** English. */
export const words: CasebookWords = {
  filters: {
    topic: 'With',
    contested: 'The rules',
    topics: {
      wilds: 'Wilds',
      eights: 'an 8',
      evil: 'Evil cards',
      down: 'cards face down',
      'filled-in': 'abilities that a table has filled in',
    },
    readings: { contested: 'can be read in two ways', agreed: 'are plain' },
  },
  statements: {
    playable: ({ up, down }) => {
      if (up.length === 0 && down.length === 0) return 'No card may be played.';
      if (down.length === 0) return `Only ${cards(up)} may be played, face up.`;
      return up.length === 0
        ? `Only ${cards(down)} may be played, face down.`
        : `${list(up.map(card))} may be played face up, or ${list(down.map(card))} face down.`;
    },
    lead: ({ suit }) => (suit === null ? 'No lead suit is set.' : `The lead suit is ${suits[suit]}.`),
    hand: ({ seat, cards: held }) => `${seats[seat]} holds ${cards(held)}.`,
    allies: ({ seat, cards: won }) =>
      won.length === 0 ? `${seats[seat]} has no allies.` : `${seats[seat]}’s allies are ${cards(won)}.`,
    owns: ({ seat, cards: won }) =>
      won.length === 0
        ? `${seats[seat]} has none of them among the allies.`
        : `Among ${seats[seat]}’s allies: ${cards(won)}.`,
    fame: ({ fame }) => `The Fame of all, in order: ${fame.join(', ')}.`,
    turn: ({ phase, seats: turn }) => {
      const [first] = turn;
      if (first === undefined || first === 'dealer')
        return phase === 'over' ? 'Nothing more is played.' : 'A round is to be dealt.';
      return phase === 'effect' ? `${seats[first]} has a choice to make.` : `It is ${seats[first]}’s turn.`;
    },
    winner: ({ winner }) =>
      winner === null || winner === 'draw' ? 'Nobody has won yet.' : `${seats[winner]} has won.`,
  },
  tried: {
    ...table.moves,
    play: ({ by, card: wanted, down }) =>
      `${seats[by]} wants to play ${card(wanted)}${down === true ? ' face down' : ''}.`,
  },
  contested: 'Where the rules can be read in two ways',
  silent: 'No source that we have says anything of it.',
  noOthers:
    'The manual is the only source that we have of the whole game. What the designer’s page and reviews tell of single cards is named where it bears on a case.',
};
