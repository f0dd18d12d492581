import type { HintFacet } from '#widgets/hints/move-hint-adapter.ts';
import type { Toy } from './rules.ts';
import { words } from './words.ts';

/** What is told of a card of the toy game that is to be found. */
export const toyHintFacet: HintFacet<Toy> = {
  telling: ['ended', 'took', 'chose'],
  kind: () => words.anyOther,
};
