import { other, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { CasesWords } from '../casebook.ts';
import { say } from '#words/sentences';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as exercises } from './exercises.ts';
import { words as game } from './game.ts';
import { words as legality } from './refusals.ts';

const { seats, suits, card } = game;

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
    contested: 'Sources',
    any: 'any',
    topics: {
      pride: 'the effect of Pride',
      greed: 'the effect of Greed',
      wrath: 'the effect of Wrath',
      'two-potions': 'two Potions in a trick',
    },
    readings: { contested: 'differ or are silent', agreed: 'agree' },
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
  why: 'Why',
  contested: 'Where sources differ or are silent',
  rules: 'The rules of this case',
  sources: 'Sources',
  silent: 'No source says so; the ruling above settles it.',
  near: 'No source says so; the answer is our suggestion. What comes nearest to it:',
  unexecuted:
    'The rules engine refuses such a mistake, so it cannot play what comes after it. It confirms the position, what was due in it and what is refused; what to do about the mistake is our suggestion.',
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
