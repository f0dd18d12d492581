import type { ReplayListWords } from '../text-types/hide-replay-results.ts';

/** English. */
export const words: ReplayListWords = {
  hide: 'Hide results: think along first',
  numbered: (number) => `Game ${number}`,
  ownCopy: 'Your own copy, with your notes',
};
