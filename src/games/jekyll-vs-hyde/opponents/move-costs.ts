import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Gap, Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Move } from './candidate-moves.ts';

/** What a card that was played has cost, with both hands open. */
export interface Judged {
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
}

/** Positions that are looked into between two pauses: some hundredths of a second. */
const SLICE = 20_000;

/**
 * Looks back on the cards that a seat has played in a round, the last first, for these are known at once and each helps with
 * the one before. `moves` go on from the state. What was given away is not judged: nobody could know the other hand. It pauses now and then.
 */
export function* review(
  from: State,
  moves: readonly Action[],
  seat: Seat,
  solver: Solver,
): Generator<Judged | undefined> {
  const played: { state: State; move: Move }[] = [];
  let state = from;
  for (const move of moves) {
    if (move.type !== 'deal') played.push({ state, move });
    ({ state } = apply(state, move));
  }
  for (const { state, move } of played.toReversed()) {
    if (move.by !== seat || (state.phase !== 'lead' && state.phase !== 'follow')) continue;
    const { moves: solved } = yield* pausing(solver.steps(state, SLICE));
    const wanted = (gap: Gap) => (seat === 'hyde' ? 1 : -1) * (gap.low + gap.high);
    const got = solved.find(({ action }) => sameMove(action, move));
    const [best] = solved.toSorted((a, b) => wanted(b.gap) - wanted(a.gap));
    if (got === undefined || best === undefined) throw new Error('The solver does not know the move');
    const cost = (wanted(best.gap) - wanted(got.gap)) / 2;
    const better = cost === 0 ? move : best.action;
    yield { from: state, trick: state.tricks.length + 1, move, got: got.gap, best: best.gap, better, cost };
  }
}

/** The same steps with nothing to tell. */
function* pausing<Value>(steps: Generator<unknown, Value>): Generator<undefined, Value> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield;
  }
}
