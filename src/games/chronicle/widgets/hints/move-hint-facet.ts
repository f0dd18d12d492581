import { TELLING } from '#games/chronicle/opponents/telling-events';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { words } from '#said/chronicle/hints';
import type { HintFacet } from '#widgets/hints/move-hints.tsx';
import { say } from '#words/sentences';

/** What is told of a card or a choice that is to be found. */
export const hintFacet: HintFacet<Chronicle> = {
  telling: TELLING,
  kind: (move) => say(words.kinds, move),
};
