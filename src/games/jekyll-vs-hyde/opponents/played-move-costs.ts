import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Solution, Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { worseBy, type Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Move } from './legal-moves-of-seat.ts';

/** What a card that was played has cost, with both hands open. */
export interface Judged {
  /** Which of the moves it is, counted from 0. */
  readonly at: number;
  /** The position in which it was played. */
  readonly from: State;
  /** The number of the trick, 1 to 10. */
  readonly trick: number;
  readonly move: Move;
  /** How the round ends after this move, and after the best, if nobody errs any more. */
  readonly got: Gap;
  readonly best: Gap;
  /** A best move; the one that was played where there was none better. */
  readonly better: Move;
  /** By how much the gap went the wrong way, 0 to 10. */
  readonly cost: number;
  /** How the round ends after each move that was legal. */
  readonly solved: Solution['moves'];
}

/** Positions that are looked into between two pauses: some hundredths of a second. */
const SLICE = 20_000;

/**
 * Looks back on the cards that a seat has played in a round or a game, the last first, for these are known at once and each helps with
 * the one before. `moves` go on from the state. What was given away is not judged: nobody could know the other hand. Nor are the first moves that are `given`: somebody else made them. It pauses now and then.
 */
export function* review(
  from: State,
  moves: readonly Action[],
  seat: Seat,
  solver: Solver,
  given = 0,
): Generator<Judged | undefined> {
  const played: { at: number; state: State; move: Move }[] = [];
  let state = from;
  for (const [at, move] of moves.entries()) {
    if (move.type !== 'deal' && at >= given) played.push({ at, state, move });
    ({ state } = apply(state, move));
  }
  for (const { at, state, move } of played.toReversed()) {
    if (move.by !== seat || (state.phase !== 'lead' && state.phase !== 'follow')) continue;
    const { moves: solved } = yield* pausing(solver.steps(state, SLICE));
    const got = solved.find(({ action }) => sameMove(action, move));
    const [best] = solved.toSorted((a, b) => worseBy(seat, a.gap, b.gap));
    if (got === undefined || best === undefined) throw new Error('The solver does not know the move');
    const cost = worseBy(seat, got.gap, best.gap);
    const better = cost === 0 ? move : best.action;
    const trick = state.tricks.length + 1;
    yield { at, from: state, trick, move, got: got.gap, best: best.gap, better, cost, solved };
  }
}

export type ComparedWithBest = 'best' | 'better' | 'no-better';

/** How another card than the one that was played does with both hands open: as well as any, better at least, or not even that. */
export function standingOf({ move, got, best, solved }: Judged, other: Move): ComparedWithBest {
  const found = solved.find(({ action }) => sameMove(action, other));
  if (found === undefined) throw new Error('The solver does not know the move');
  if (worseBy(move.by, got, found.gap) <= 0) return 'no-better';
  return worseBy(move.by, found.gap, best) === 0 ? 'best' : 'better';
}

/** The same steps with nothing to tell. */
function* pausing<Value>(steps: Generator<unknown, Value>): Generator<undefined, Value> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield;
  }
}
