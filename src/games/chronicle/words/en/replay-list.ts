import { amount, list } from '#words/en/lists-and-amounts';
import type { ReplayListWords } from '../text-types/replay-list.ts';

/** English. */
export const words: ReplayListWords = {
  title: 'Annotated games',
  intro:
    'Games of three to six with the reasons of those who play. Step through them, guess the moves, or try what else was possible.',
  any: 'any',
  filters: { players: 'Players', has: 'With', length: 'Length' },
  values: {
    players: { '3': 'three', '4': 'four', '5': 'five', '6': 'six' },
    has: {
      'wild-led': 'a Wild that is led',
      'face-down': 'cards face down',
      taken: 'a card taken by an 8',
      angel: 'the Angel at work',
      'all-four': 'all four Evil cards',
      'shut-out': 'somebody shut out',
      tie: 'a tie at the top',
    },
    length: { short: 'up to three rounds', long: 'more than three rounds' },
  },
  shown: 'Games shown: {shown}',
  own: 'Your own games: bring one, keep it, share it',
  players: list,
  wins: (name, rounds) => `${name} wins after ${amount(rounds, 'round')}.`,
  comments: (count) => `${amount(count, 'comment')}.`,
};
