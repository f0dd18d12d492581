import type { Card } from '#games/chronicle/rules/cards';
import { amount, list } from '#words/en/lists-and-amounts';
import { say } from '#words/sentences';
import type { CasesWords } from '../casebook.ts';
import { words as game } from './game.ts';
import { words as legality } from './refusals.ts';
import { words as table } from './table.ts';

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
    contested: 'The rules',
    any: 'any',
    topics: {
      wilds: 'Wilds',
      eights: 'an 8',
      evil: 'Evil cards',
      down: 'cards face down',
      'filled-in': 'abilities that a table has filled in',
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
  why: 'Why',
  contested: 'Where the rules can be read in two ways',
  rules: 'The rules of this case',
  sources: 'Sources',
  silent: 'No source that we have says anything of it.',
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
