import { worths } from '#kit/evaluate-sampled-deals';
import { betterBy, isClearlyBetter } from '#kit/clearly-better';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import type { Thought } from './round-outcomes.ts';
import { ownerByFourth } from './owner-by-fourth-evil.ts';

/** What does about as well as another move stands just behind it. */
const BEHIND = 1e-6;

/**
 * A thought in which a play that gives the fourth Evil card away stands behind the best of those that do not, unless it does clearly better: where hands are played
 * out nobody guesses that it lies there face down, and so takes it too seldom.
 */
export function keepingFourth(thought: Thought, state: Playing | Choosing): Thought {
  const { moves, trials } = thought;
  const all = worths(thought);
  const gives = moves.map((move) => ownerByFourth(state, move) !== undefined);
  const kept = moves.flatMap((_, index) => (gives[index] === true ? [] : [index]));
  const [best] = kept.toSorted((one, other) => (all[other] ?? 0) - (all[one] ?? 0));
  if (best === undefined || kept.length === moves.length) return thought;
  const isAhead = moves.map((move, index) => {
    const pairs = trials.map((shares) => ({ share: shares[index] ?? 0, other: shares[best] ?? 0 }));
    return (
      gives[index] === true &&
      (all[index] ?? 0) >= (all[best] ?? 0) &&
      !isClearlyBetter(betterBy(move, pairs))
    );
  });
  const behind = (shares: readonly number[]) =>
    shares.map((share, index) => (isAhead[index] === true ? (shares[best] ?? 0) - BEHIND : share));
  return { ...thought, trials: trials.map(behind) };
}
