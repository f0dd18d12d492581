import type { ReplayListWords } from '../text-types/replay-list.ts';
import { amount } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

/** English. */
export const words: ReplayListWords = {
  title: 'Annotated games',
  intro:
    'Whole games with the reasons of both players. Step through them, guess the moves, or try what else was possible.',
  any: 'any',
  filters: { winner: 'Won by', has: 'With', length: 'Length' },
  values: {
    jekyll: 'Jekyll',
    hyde: 'Hyde',
    pride: 'a trick taken by Pride',
    greed: 'a Greed exchange',
    wrath: 'a ranking wiped by Wrath',
    'two-potions': 'two Potions in a trick',
    ruling: 'another ruling than the usual',
    short: 'up to two rounds',
    long: 'three rounds or more',
  },
  shown: 'Games shown: {shown}',
  own: 'Your own games: bring one, keep it, share it',
  players: (jekyll, hyde) => `${jekyll} as Jekyll, ${hyde} as Hyde`,
  wins: (winner, round) => `${game.seats[winner]} wins in round ${round}.`,
  comments: (count) => `${amount(count, 'comment')}.`,
  guess: (seat) => `Guess the moves as ${game.seats[seat]}`,
  guessIn: (title, seat) => `“${title}”: guess the moves as ${game.seats[seat]}`,
};
