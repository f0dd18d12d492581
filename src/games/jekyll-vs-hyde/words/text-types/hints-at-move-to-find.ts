import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is told of a move that is to be found. */
export interface HintsAtMoveToFindWords {
  /** Which suit its card has. */
  readonly kinds: SentencePerType<Action>;
}
