import { EVENTS_BY_IMPORTANCE } from '#games/switch/opponents/events-by-importance';
import type { Switch } from '#games/switch/rules/game-types';
import { words } from '#said/switch/hints-at-move-to-find';
import type { HintFacet } from '#widgets/hints/move-hint-adapter.ts';
import { say } from '#words/sentence-per-type';

/** What is told of a play that is to be found: what the cards bring about tells more than what they go on. */
export const hintFacet: HintFacet<Switch> = {
  telling: EVENTS_BY_IMPORTANCE,
  kind: (move) => say(words.kinds, move),
};
