import type { Action } from '#games/chronicle/rules/state';
import type { Sentences } from '#words/sentences';

/** What is told of a move that is to be found. */
export interface HintsWords {
  /** Which suit its card has, or whom it is about. */
  readonly kinds: Sentences<Action>;
}
