import type { OpenSlotsWords } from '../interfaces/fill-in-ability-link.ts';

/** English. */
export const words: OpenSlotsWords = {
  fillIn: 'Fill in what your cards say',
  change: 'Change what you have filled in',
};
