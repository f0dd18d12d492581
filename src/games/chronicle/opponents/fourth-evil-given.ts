import { worths } from '#kit/evaluate-sampled-deals';
import { betterBy, isClearlyBetter } from '#kit/clearly-better';
import { isEvil, type Seat } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { handOf, othersThan } from '#games/chronicle/rules/seats';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import type { Thought } from './round-outcomes.ts';
import { isOneShortOfFour } from './ways-out-of-evil.ts';
import { aheadAfter } from './who-is-ahead-after-play.ts';

/** The fourth Evil card, laid where whoever owns the three others may take it. */

/** Who would own all four Evil cards by a play: somebody with the three others and without the Angel, who may still win the Meeting. */
export function ownerByFourth(state: Playing | Choosing, move: Intent): Seat | undefined {
  if (state.phase !== 'meeting' || move.type !== 'play' || !isEvil(move.card)) return undefined;
  const { seat: ahead, isSure } = aheadAfter(state, move);
  return othersThan(state, state.turn).find((seat) => {
    const isToPlay = !state.meeting.acted.includes(seat) && handOf(state, seat).length > 0;
    return isOneShortOfFour(state, seat) && (ahead === seat || (!isSure && isToPlay));
  });
}

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
