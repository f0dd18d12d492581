import type { Action } from '#games/chronicle/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is told of a move that is to be found. */
export interface HintsAtMoveToFindWords {
  /** Which suit its card has, or whom it is about. */
  readonly kinds: SentencePerType<Action>;
}
