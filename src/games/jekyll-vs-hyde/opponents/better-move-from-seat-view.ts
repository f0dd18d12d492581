import { mistakeIn, type Better } from '#kit/detect-and-rate-mistakes';
import type { Thought } from '#kit/evaluate-sampled-deals';
import type { Random } from '#kit/random';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { MEASURED } from './advice-sample-size.ts';
import type { Move } from './legal-moves-of-seat.ts';
import { thinkAhead, worthOf } from './lookahead-opponent.ts';
import { MATCH_CHANCES } from './match-chances.ts';

/** Whether a card was a mistake by what its player could know: measured in hands that fit what the seat saw, and in no others. */

const EFFORT = { looked: 24, measured: MEASURED };

/**
 * The card that did better than the one that was played, in the hands that fit what its player saw; null where none did, so that whatever came
 * of it was bad luck. `against`: only whether this one did better. It pauses after each hand.
 */
export function* betterMoveFromSeatView(
  seen: SeatView,
  made: Move,
  chance: Random,
  solver: Solver,
  against: Move | null = null,
): Generator<undefined, Better<Move> | null> {
  function* think(hands: number, moves: readonly Move[] | null = null): Generator<Thought<Move>> {
    for (const { goal, trials, ...thought } of thinkAhead(
      seen,
      hands,
      chance,
      solver,
      MATCH_CHANCES,
      moves,
    )) {
      const shares = trials.map(({ gaps }) => gaps.map((gap) => worthOf(gap, goal)));
      yield { moves: thought.moves, trials: shares };
    }
  }
  return yield* mistakeIn<Move>(made, sameMove, think, EFFORT, against);
}
