import type { ReplayListWords } from '../interfaces/replay-list.ts';

/** English. */
export const words: ReplayListWords = {
  hide: 'Hide results: think along first',
  numbered: (number) => `Game ${number}`,
  ownCopy: 'Your own copy, with your notes',
};
