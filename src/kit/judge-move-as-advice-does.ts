import { betterBy, isClearlyBetter, type Better } from './clearly-better.ts';
import { bestOf, type Thought } from './evaluate-sampled-deals.ts';

/**
 * Who advises and who looks back think of a position in the same deals, so that what was advised is never called a mistake, and what is called one
 * would have been advised against.
 */

/** Chance by which all moves of a position are looked at: other deals than those in which two are weighed. */
export const LOOKING_SEED = 2;

export interface FoundBetter<Move, Tried extends Thought<Move>> {
  readonly better: Better<Move>;
  /** What came of both moves in the deals by which they were weighed. */
  readonly measured: Tried;
}

/**
 * The move that is advised where that advises against the one that was made, and does better in fresh deals too: the best of many is chosen partly by
 * chance. Null where there is none. `thought` is what advice thinks of all moves, `weigh` tries two of them in fresh deals. It pauses after each deal.
 */
export function* betterByAdvice<Move, Tried extends Thought<Move>>(
  thought: Thought<Move>,
  made: Move,
  alike: (one: Move, other: Move) => boolean,
  weigh: (made: Move, best: Move) => Generator<Tried>,
): Generator<undefined, FoundBetter<Move, Tried> | null> {
  const best = bestOf(thought);
  if (alike(best, made)) return null;
  // Of one that was not thought of nothing is known.
  const tried = thought.moves.find((move) => alike(move, made));
  if (tried !== undefined && !isClearlyBetter(compared(thought, tried, best))) return null;
  let measured: Tried | null = null;
  for (measured of weigh(made, best)) yield;
  if (measured === null) return null;
  const better = compared(measured, made, best);
  return isClearlyBetter(better) ? { better, measured } : null;
}

function compared<Move>({ moves, trials }: Thought<Move>, made: Move, best: Move): Better<Move> {
  const [one, other] = [moves.indexOf(best), moves.indexOf(made)];
  const pairs = trials.map((shares) => ({ share: shares[one] ?? 0, other: shares[other] ?? 0 }));
  return betterBy(best, pairs);
}
