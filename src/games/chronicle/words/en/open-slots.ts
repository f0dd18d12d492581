import { list } from '#words/en/lists-and-amounts';
import type { OpenSlotsWords } from '../text-types/open-slots.ts';
import { words as game } from './names.ts';

const { kinds } = game;

/** English. */
export const words: OpenSlotsWords = {
  open: (slots) =>
    `Open: no source we have says what ${list(slots.map((slot) => kinds[slot]))} do, so here they do nothing.`,
  fillIn: 'Fill in what your cards say',
  change: 'Change what you have filled in',
};
