import type { MomentsWords } from '../text-types/moments.ts';
import { amount } from './lists-and-amounts.ts';

const thousands = new Intl.NumberFormat('en-GB');

function moments(count: number): string {
  return `${thousands.format(count)} ${count === 1 ? 'moment' : 'moments'}`;
}

/** English. */
export const words: MomentsWords = {
  title: 'Find a moment',
  intro:
    'Say what happens, and see where: in the annotated games, in your own, in the cases, in the lessons and in the puzzles.',
  noScript:
    'Looking for moments needs JavaScript. Below each rule of the rulebook a link leads to where it happens.',
  invite: 'Find a moment by what happens in it',
  looking: 'What happens there',
  rule: 'Rule',
  mover: 'Who moves',
  any: 'any',
  chosen: (cards) => `${amount(cards, 'card')} chosen`,
  clear: 'Begin anew',
  loading: 'The moments are being fetched …',
  notLoaded: 'The moments could not be loaded. Is there a network?',
  retry: 'Try again',
  readingOwn: 'Your own games are being read …',
  found: (count) => `${moments(count)} found.`,
  kinds: {
    game: 'Annotated games',
    own: 'Your games',
    case: 'Cases',
    scene: 'Lessons',
    puzzle: 'Puzzles',
  },
  more: (count) => `${thousands.format(count)} more`,
  nothing: 'No moment has all of this.',
  without: (title, values, count) => `Leave out “${title}: ${values}” (${moments(count)})`,
  instead: (title, values, count) => `Only “${title}: ${values}” (${moments(count)})`,
  startOver: 'No part of it can be left out alone, so begin anew.',
  ofRule: (count) => `See where it happens: ${moments(count)}`,
  bookmarks: {
    title: 'Your bookmarks',
    none: 'None yet. Open “Share” beside any game: a move can be kept there with a note.',
    remove: 'Remove',
    removed: 'The bookmark is removed.',
    keptWhere: 'They are kept in this browser, and go along in the file of your progress.',
    progress: 'Your progress',
  },
};
