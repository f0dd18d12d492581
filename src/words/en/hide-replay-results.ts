import type { HideReplayResultsWords } from '../text-types/hide-replay-results.ts';

/** English. */
export const words: HideReplayResultsWords = {
  hide: 'Hide results: think along first',
  numbered: (number) => `Game ${number}`,
  ownCopy: 'Your own copy, with your notes',
};
