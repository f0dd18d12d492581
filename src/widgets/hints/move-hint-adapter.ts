import type { GameTypes } from '#kit/game';

/** What a game tells of a move that is to be found. */
export interface HintFacet<T extends GameTypes> {
  /** Types of events, the most telling first: the rule of the first that a move brings about is the one that matters. */
  readonly telling: readonly T['event']['type'][];
  /** Which suit or kind of card a move takes, in a sentence. */
  readonly kind: (move: T['action']) => string;
}
