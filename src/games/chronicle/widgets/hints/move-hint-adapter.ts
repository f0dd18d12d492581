import { EVENTS_BY_IMPORTANCE } from '#games/chronicle/opponents/events-by-importance';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { words } from '#said/chronicle/hints-at-move-to-find';
import type { HintFacet } from '#widgets/hints/move-hint-adapter.ts';
import { say } from '#words/sentence-per-type';

/** What is told of a card or a choice that is to be found. */
export const hintFacet: HintFacet<Chronicle> = {
  telling: EVENTS_BY_IMPORTANCE,
  kind: (move) => say(words.kinds, move),
};
