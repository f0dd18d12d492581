import type { GameTypes } from './game.ts';

/** A move that was made, with all that can be known of it. */
export interface MadeMove<T extends GameTypes> {
  readonly before: T['state'];
  readonly action: T['action'];
  readonly after: T['state'];
  readonly events: readonly T['event'][];
}

/**
 * Something by which moments of a game are found, besides the rules that they cite and who moves. The conditions of a game are a
 * facet, `moment-conditions.ts`: a game without them has no page of moments.
 */
export interface MomentCondition<T extends GameTypes> {
  /** As it stands in addresses. */
  readonly id: string;
  /** How it is chosen: one of the values; several, which must all be so; or a number that has at least to be reached. */
  readonly kind: 'one' | 'all' | 'least';
  /** All that can be chosen, in the order in which it is offered. */
  readonly values: readonly string[];
  /**
   * What it tells of: the hand of who moves, which not everybody has seen; the table before the move; or the move itself, which
   * is the answer where the position is a puzzle.
   */
  readonly of: 'hand' | 'table' | 'move';
  /** The values that a move has. */
  readonly valuesOf: (move: MadeMove<T>) => readonly string[];
}

/** The whole numbers from one to another, as values. */
export function numbersFrom(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
