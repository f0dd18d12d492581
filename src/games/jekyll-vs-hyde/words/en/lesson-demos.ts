import type { LessonDemosWords } from '../text-types/lesson-demos.ts';
import { words as game } from './names.ts';

/** English. */
export const words: LessonDemosWords = {
  ranking: 'The ranking board',
  noChange: 'The suit has its rank already: nothing changes.',
  gone: 'That card has been played: each exists once.',
  swept: 'A new round: the board is empty.',
  potionOnWrath: 'A Potion on Wrath',
  newRound: 'New round',
  comparer: 'Compare two cards',
  led: 'Led by Jekyll',
  followed: 'Answered by Hyde',
  names: 'The Potion names',
  before: 'Ranking before the trick',
  noRanks: 'No ranks yet',
  sameCard: 'Every card exists once: choose two different ones.',
  cards: 'The cards',
  track: 'The Identity Track',
  jekyllsTricks: (round) => `Round ${round}: tricks of Jekyll and Hyde`,
  round: (round) => `Round ${round}`,
  shares: (jekyll, hyde) => `${game.seats.jekyll} ${jekyll}, ${game.seats.hyde} ${hyde}.`,
  notPlayed: 'Not played: the game is over.',
  roundGoes: ({ gap, marker, winner, side, round }) => {
    const moves =
      gap === 0 ? `The marker stays on ${marker}.` : `A gap of ${gap}: the marker goes to ${marker}.`;
    if (winner === 'hyde')
      return `A gap of ${gap}: the marker goes to ${marker}, the end of the track, and no further. Hyde wins.`;
    if (winner === 'jekyll') return `${moves} Three rounds are over: Jekyll wins.`;
    return `${moves} ${game.seats[side]} leads first in round ${round + 1}.`;
  },
  remarkable: {
    'hyde-by-jekylls-tricks': 'That is it: Hyde wins by Jekyll’s tricks.',
    'jekyll-though-hyde-leads': 'Hyde led twice, and Jekyll wins.',
    'as-near-as-can-be': 'As near as the marker can come.',
  },
  tray: (round) => `The exchange of round ${round}`,
  newHand: 'Another hand',
};
