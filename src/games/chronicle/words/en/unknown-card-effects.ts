import { list } from '#words/en/lists-and-amounts';
import type { UnknownCardEffectsWords } from '../text-types/unknown-card-effects.ts';
import { words as game } from './names.ts';

const { kinds } = game;

/** English. */
export const words: UnknownCardEffectsWords = {
  open: (slots) =>
    `Open: no source we have says what ${list(slots.map((slot) => kinds[slot]))} do, so here they do nothing.`,
  onlyHistory: (conditions) =>
    `Of the twelve history cards they tell one whole, so each round here asks for ${list(conditions.map(game.condition))}.`,
  fillIn: 'Fill in what your cards say',
  change: 'Change what you have filled in',
};
