import type { Action } from '#games/switch/rules/state';
import type { Sentences } from '#words/sentences';

/** What is told of a move that is to be found. */
export interface HintsWords {
  /** Which suit its card has, or that there are several. */
  readonly kinds: Sentences<Action>;
}
