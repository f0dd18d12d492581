import { mistakeIn, type Better } from '#kit/detect-and-rate-mistakes';
import type { Random } from '#kit/random';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Why } from './advice-reasons.ts';
import { reasonsBetween, reasonsPlayedOut, tellWhy } from './advice.ts';
import { isAlike } from './alike-cards.ts';
import type { Thought } from './round-outcomes.ts';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';
import { thinkAhead } from './lookahead-opponent.ts';

/** Deals for a look at all moves, and for the measure of two: a round is played out to its end in each, which takes its time. */
export const EFFORT = { looked: 40, measured: 200 };

/**
 * What did better than what was played or chosen, in the deals that fit what its player saw; null where nothing did. `against`: only whether this
 * did better. It pauses after each deal.
 */
export function* betterMoveFromSeatView(
  seen: SeatView,
  made: Intent,
  chance: Random,
  against: Intent | null = null,
): Generator<undefined, Better<Intent> | null> {
  const think = (deals: number, some?: readonly Intent[]) => thinkAhead(seen, deals, chance, some);
  const alike = (one: Intent, other: Intent) => isAlike(seen, one, other);
  return yield* mistakeIn<Intent>(made, alike, think, EFFORT, against);
}

/** Why a move does better than the one that was made, by what its player saw; hands are played out only where rules of thumb say little. It pauses after each. */
export function* whyBetter(
  seen: SeatView,
  made: Intent,
  better: Intent,
  chance: Random,
): Generator<undefined, readonly Why[]> {
  // Of the position only what the seat sees is looked at, so any deal that fits will do.
  const state = sampleHiddenCards(seen, chance);
  const reasons = reasonsBetween(state, made, better);
  if (tellWhy(reasons)) return reasons;
  let measured: Thought = { moves: [], trials: [] };
  for (measured of thinkAhead(seen, EFFORT.measured, chance, [made, better])) yield;
  return reasonsPlayedOut(measured, state, better, made);
}
