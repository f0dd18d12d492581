import { other, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { CasebookWords } from '../text-types/casebook.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as exercises } from './exercises.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

function cards(held: readonly Card[]): string {
  return held.length === 0 ? 'nothing' : list(held.map(card));
}

/** English. */
export const words: CasebookWords = {
  filters: {
    topic: 'With',
    contested: 'Sources',
    topics: {
      pride: 'the effect of Pride',
      greed: 'the effect of Greed',
      wrath: 'the effect of Wrath',
      'two-potions': 'two Potions in a trick',
    },
    readings: { contested: 'differ or are silent', agreed: 'agree' },
  },
  statements: {
    playable: ({ seat, cards: open }) =>
      open.length === 1
        ? `Only ${cards(open)} is open to ${seats[seat]}.`
        : `${seats[seat]} may choose from ${cards(open)}.`,
    trick: ({ winner }) =>
      winner === null ? 'The trick is not complete.' : `${seats[winner]} wins the trick.`,
    tricks: ({ jekyll, hyde }) => `Tricks: Jekyll ${jekyll}, Hyde ${hyde}.`,
    ranking: ({ suits: ranked }) => {
      const names = ranked.map((suit) => suits[suit]);
      if (names.length === 0) return 'No suit has a rank.';
      if (names.length === 1) return `${names.join()} is lowest; no other suit has a rank.`;
      return `The suits rank ${names.join(' < ')}.`;
    },
    hand: ({ seat, cards: held }) => `${seats[seat]} holds ${cards(held)}.`,
    turn: ({ phase, seats: turn }) => {
      const who =
        turn.length === 1 && turn[0] !== undefined && turn[0] !== 'dealer' ? seats[turn[0]] : 'Both';
      switch (phase) {
        case 'deal':
          return 'Hyde is to deal.';
        case 'preparation':
        case 'greed':
          return who === 'Both' ? 'Both are to choose cards to give.' : `${who} is still to choose.`;
        case 'lead':
          return `${who} is to lead.`;
        case 'follow':
          return `${who} is to answer.`;
        case 'over':
          return 'Nothing more is played.';
      }
    },
    marker: ({ marker }) => `The marker stands on ${marker}.`,
    winner: ({ winner }) => {
      if (winner === null) return 'Nobody has won yet.';
      return winner === 'draw' ? 'Nobody wins: it is a draw.' : `${seats[winner]} has won.`;
    },
    knows: ({ seat, cards: known, voids }) => {
      const them = seats[other(seat)];
      const held =
        known.length === 0
          ? `${seats[seat]} knows no card of ${them}’s hand for certain.`
          : `${seats[seat]} knows that ${them} holds ${cards(known)}.`;
      const rest = known.length === 0 ? `${them}’s hand` : `the rest of ${them}’s hand`;
      return voids.length === 0
        ? held
        : `${held} No ${list(voids.map((suit) => suits[suit]))} is in ${rest}.`;
    },
    unseen: ({ seat, cards: hidden }) =>
      `${seats[seat]} has not seen ${cards(hidden)}: each of them is in ${seats[other(seat)]}’s hand or set aside.`,
  },
  tried: {
    ...exercises.wanted,
    deal: ({ jekyll, hyde }) =>
      `Hyde deals ${amount(jekyll.length, 'card')} to Jekyll and ${hyde.length} to Hyde.`,
  },
  contested: 'Where sources differ or are silent',
  silent: 'No source says so; the ruling above settles it.',
  near: 'No source says so; the answer is our suggestion. What comes nearest to it:',
  unexecuted:
    'The rules engine refuses such a mistake, so it cannot play what comes after it. It confirms the position, what was due in it and what is refused; what to do about the mistake is our suggestion.',
};
