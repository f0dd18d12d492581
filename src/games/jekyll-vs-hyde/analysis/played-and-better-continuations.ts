import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { sure, type Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Action, Follow, Lead, State } from '#games/jekyll-vs-hyde/rules/state';
import { searchBestLine } from './search-best-line.ts';
import { isPlaying } from './solve-positions-of-line.ts';
import { endOf } from './turning-points.ts';

/** How a round goes on after a move that has cost something, and how after a better one, if nobody errs any more. */

/** A move, and the best play that follows it to the end of the round. */
export interface Continuation {
  readonly action: Lead | Follow;
  readonly line: readonly Action[];
}

export interface Continuations {
  /** The position in which both moves are legal. */
  readonly from: State;
  readonly played: Continuation;
  readonly better: Continuation;
  /** Who shows first in the exchanges of both lines, where the gap hangs on that; null where it does not. */
  readonly first: Seat | null;
}

/**
 * Best play after two moves of one position. Null where the other move is no better. Where two gaps stand around an exchange
 * to come, the mover is the one who shows first, as with all that a seat can make sure of; only where the moves do not differ
 * by that, the other seat does. In steps, for a page to wait for: looks into about `slice` positions between two.
 */
export function* continuationsAfter(
  from: State,
  [played, better]: readonly [played: Lead | Follow, better: Lead | Follow],
  solver: Solver,
  slice: number,
): Generator<void, Continuations | null> {
  const { by } = played;
  const got = yield* gapAfter(from, played, solver, slice);
  const could = yield* gapAfter(from, better, solver, slice);
  const sign = by === 'jekyll' ? 1 : -1;
  const worse = [by, other(by)].find((seat) => sign * (sure(seat, got) - sure(seat, could)) > 0);
  if (worse === undefined) return null;
  const first = [got, could].every(({ low, high }) => low === high) ? null : worse;
  const continuationOf = function* (action: Lead | Follow): Generator<void, Continuation> {
    const { state } = apply(from, action);
    return {
      action,
      line: endOf(state) === null ? yield* searchBestLine(state, solver, slice, first) : [],
    };
  };
  return {
    from,
    played: yield* continuationOf(played),
    better: yield* continuationOf(better),
    first,
  };
}

function* gapAfter(from: State, action: Lead | Follow, solver: Solver, slice: number): Generator<void, Gap> {
  const { state } = apply(from, action);
  const end = endOf(state);
  if (end !== null) return end;
  if (!isPlaying(state)) throw new Error('There is nothing to solve');
  const steps = solver.steps(state, slice);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value.gap;
    const { low, high } = step.value.gap;
    if (low.from === low.to && high.from === high.to) return { low: low.from, high: high.from };
    yield;
  }
}
