import { WEIGHING_SEED } from '#kit/detect-and-rate-mistakes';
import {
  betterByAdvice as betterAsAdvised,
  LOOKING_SEED,
  type FoundBetter,
} from '#kit/judge-move-as-advice-does';
import { seededRandom } from '#kit/random';
import { ADVICE_DEALS } from './advice-sample-size.ts';
import { EFFORT } from './better-move-from-seat-view.ts';
import { alike, type Move } from './distinct-legal-moves.ts';
import { thinkAhead } from './lookahead-opponent.ts';
import type { SeatView } from './sample-hidden-cards.ts';
import type { Thought } from './turns-played-on.ts';

/** What is thought of all moves of a position, one deal at a time; the same whenever it is asked. */
export function thoughtForAdvice(seen: SeatView): Generator<Thought> {
  return thinkAhead(seen, ADVICE_DEALS, seededRandom(LOOKING_SEED));
}

/** The move that would have been advised where that advises against the one that was made; null where it does not. It pauses after each deal. */
export function* betterByAdvice(
  seen: SeatView,
  made: Move,
): Generator<undefined, FoundBetter<Move, Thought> | null> {
  let thought: Thought = { moves: [], trials: [] };
  for (thought of thoughtForAdvice(seen)) yield;
  return yield* betterAsAdvised<Move, Thought>(thought, made, alike, (...two) =>
    thinkAhead(seen, EFFORT.measured, seededRandom(WEIGHING_SEED), two),
  );
}
