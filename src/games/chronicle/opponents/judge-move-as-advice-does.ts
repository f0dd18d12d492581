import { WEIGHING_SEED } from '#kit/detect-and-rate-mistakes';
import { betterBy, isClearlyBetter, type Better } from '#kit/clearly-better';
import { bestOf } from '#kit/evaluate-sampled-deals';
import { seededRandom } from '#kit/random';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { ADVICE_DEALS } from './advice-sample-size.ts';
import { isAlike, levelled } from './alike-cards.ts';
import { EFFORT } from './better-move-from-seat-view.ts';
import { thinkAhead } from './lookahead-opponent.ts';
import type { Thought } from './round-outcomes.ts';
import type { SeatView } from './sample-hidden-cards.ts';

/**
 * Who advises and who looks back think of a position in the same deals, so that what was advised is never called a mistake, and what is called one
 * would have been advised against.
 */

/** Chance by which all moves of a position are looked at: other deals than those in which two are weighed. */
const LOOKING_SEED = 2;

/** What is thought of all moves of a position, one deal at a time; the same whenever it is asked. */
export function thoughtForAdvice(seen: SeatView): Generator<Thought> {
  return thinkAhead(seen, ADVICE_DEALS, seededRandom(LOOKING_SEED));
}

export interface FoundBetter {
  readonly better: Better<Intent>;
  /** What came of both moves in the deals by which they were weighed. */
  readonly measured: Thought;
}

/** The move that would have been advised where that advises against the one that was made; null where it does not. It pauses after each deal. */
export function* betterByAdvice(seen: SeatView, made: Intent): Generator<undefined, FoundBetter | null> {
  let tried: Thought = { moves: [], trials: [] };
  for (tried of thoughtForAdvice(seen)) yield;
  const thought = levelled(tried, seen);
  const best = bestOf(thought);
  if (isAlike(seen, made, best) || isAboutAsGood(thought, made, best)) return null;
  let measured: Thought = { moves: [], trials: [] };
  for (measured of thinkAhead(seen, EFFORT.measured, seededRandom(WEIGHING_SEED), [made, best])) yield;
  const better = compared(measured, made, best);
  return isClearlyBetter(better) ? { better, measured } : null;
}

/** Whether a move does not clearly worse than the best; of one that was not thought of nothing is known. */
function isAboutAsGood(thought: Thought, made: Intent, best: Intent): boolean {
  const tried = thought.moves.find((move) => JSON.stringify(move) === JSON.stringify(made));
  return tried !== undefined && !isClearlyBetter(compared(thought, tried, best));
}

function compared({ moves, trials }: Thought, made: Intent, best: Intent): Better<Intent> {
  const [one, other] = [moves.indexOf(best), moves.indexOf(made)];
  const pairs = trials.map((shares) => ({ share: shares[one] ?? 0, other: shares[other] ?? 0 }));
  return betterBy(best, pairs);
}
