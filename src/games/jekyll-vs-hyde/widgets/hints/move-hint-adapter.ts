import { EVENTS_BY_IMPORTANCE } from '#games/jekyll-vs-hyde/opponents/events-by-importance';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { words } from '#said/jekyll-vs-hyde/hints-at-move-to-find';
import type { HintFacet } from '#widgets/hints/move-hint-adapter.ts';
import { say } from '#words/sentence-per-type';

/** What is told of a card that is to be found: what becomes of the trick tells more than how it is played. */
export const hintFacet: HintFacet<JekyllVsHyde> = {
  telling: EVENTS_BY_IMPORTANCE,
  kind: (move) => say(words.kinds, move),
};
