import type { ReplayListWords } from '../text-types/replay-list.ts';
import { amount, list } from '#words/en/lists-and-amounts';

/** English. */
export const words: ReplayListWords = {
  title: 'Annotated games',
  intro:
    'Whole games with the reasons of those who play. Step through them, guess the moves, or try what else was possible.',
  any: 'any',
  filters: { players: 'Players', has: 'With', length: 'Length' },
  values: {
    players: { '2': 'two', '3': 'three', '4': 'four', '6': 'six' },
    has: {
      penalty: 'a penalty that grows',
      run: 'a run',
      mirror: 'a 7 that mirrors',
      direction: 'a direction that turns',
      skip: 'skipped turns',
      'new-deck': 'a new deck',
      ruling: 'another ruling than the usual',
    },
    length: { short: 'up to twenty moves', long: 'more than twenty moves' },
  },
  shown: 'Games shown: {shown}',
  own: 'Your own games: bring one, keep it, share it',
  players: list,
  wins: (winner, name, moves) =>
    winner === 'draw'
      ? `A draw after ${amount(moves, 'move')}.`
      : `${name} wins after ${amount(moves, 'move')}.`,
  comments: (count) => `${amount(count, 'comment')}.`,
};
