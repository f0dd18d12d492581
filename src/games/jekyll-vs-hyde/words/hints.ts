import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { Sentences } from '#words/sentences';

/** What is told of a move that is to be found. */
export interface HintsWords {
  /** Which suit its card has. */
  readonly kinds: Sentences<Action>;
}
