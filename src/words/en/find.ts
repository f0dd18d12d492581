import type { FindWords } from '../find.ts';
import { amount } from './common.ts';
import { words as game } from './jekyll-vs-hyde.ts';

const { seats, suits, card, list } = game;
const numbers = new Intl.NumberFormat('en-GB');

const answers = { ...suits, potion: 'a Potion' } as const;
const tokens = { 0: 'none', 1: 'one', 3: 'all three' } as const;

/** English. */
export const words: FindWords = {
  title: 'Find me one',
  intro:
    'Games are played until one reaches a position that is all of this. As soon as something is said of cards that are played, leader, trick and tokens are those of the trick they are played in.',
  anything: 'anything',
  labels: {
    phase: 'Phase',
    round: 'Round',
    marker: 'Marker',
    trick: 'Trick',
    leader: 'Leader',
    tokens: 'Tokens on the board',
    above: 'One suit ranks above another',
    holds: 'Cards in hand',
    led: 'Card led',
    asked: 'Suit asked for',
    followerVoid: 'Follower void in it',
    answer: 'Card that answers',
    effect: 'Effect',
  },
  choices: {
    tokens,
    led: { potion: 'a Potion', evil: 'an Evil card' },
    followerVoid: { yes: 'yes', no: 'no' },
    answer: answers,
    effect: { ...suits, 'two-potions': 'none, for two Potions meet' },
  },
  clauses: {
    phase: (phase) => `the phase is “${game.phases[phase]}”`,
    round: (round) => `it is round ${round}`,
    marker: ({ from, to }) =>
      from === to ? `the marker stands on ${from}` : `the marker stands between ${from} and ${to}`,
    trick: (trick) => `it is trick ${trick}`,
    leader: (leader) => `${seats[leader]} leads`,
    tokens: (count) =>
      count === 1 ? 'one token lies on the board' : `${tokens[count]} of the tokens lie on the board`,
    above: ([higher, lower]) => `${suits[higher]} ranks above ${suits[lower]}`,
    holds: ({ jekyll = [], hyde = [] }) =>
      [
        ...(jekyll.length > 0 ? [`${seats.jekyll} holds ${list(jekyll.map(card))}`] : []),
        ...(hyde.length > 0 ? [`${seats.hyde} holds ${list(hyde.map(card))}`] : []),
      ].join(', '),
    led: (led) => (led === 'potion' ? 'a Potion is led' : 'an Evil card is led'),
    asked: (suit) => `${suits[suit]} is asked for`,
    followerVoid: (isVoid) => (isVoid ? 'the follower is void in it' : 'the follower can follow'),
    answer: (answer) => `${answers[answer]} answers`,
    effect: (effect) => (effect === 'two-potions' ? 'two Potions meet' : `${suits[effect]} takes effect`),
  },
  begin: 'Look for one',
  stop: 'Stop',
  looking: (games) => `Looked at ${counted(games)} so far …`,
  stopped: (games) => `Stopped after ${counted(games)}.`,
  found: (games, moves) => `Found in game ${numbers.format(games)}, after ${amount(moves, 'move')}.`,
  none: (games) =>
    `Looked at ${counted(games)}, and none of them came to such a position. That does not prove that there is none.`,
};

function counted(games: number): string {
  return games === 1 ? 'one game' : `${numbers.format(games)} games`;
}
