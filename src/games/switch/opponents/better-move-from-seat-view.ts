import { mistakeIn, type Better } from '#kit/detect-and-rate-mistakes';
import type { Random } from '#kit/random';
import { alike, type Move } from './distinct-legal-moves.ts';
import { reasonsBetween, reasonsTriedOut, type Why } from './advice.ts';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';
import { thinkAhead } from './lookahead-opponent.ts';
import type { Thought } from './turns-played-on.ts';

/** Deals for a look at all moves, and for the measure of two. */
export const EFFORT = { looked: 60, measured: 300 };

/**
 * The move that did better than the one that was made, in the deals that fit what its player saw; null where none did. `against`: only whether this
 * one did better. It pauses after each deal.
 */
export function* betterMoveFromSeatView(
  seen: SeatView,
  made: Move,
  chance: Random,
  against: Move | null = null,
): Generator<undefined, Better<Move> | null> {
  const think = (deals: number, some?: readonly Move[]) => thinkAhead(seen, deals, chance, some);
  return yield* mistakeIn<Move>(made, alike, think, EFFORT, against);
}

/** Why a move does better than the one that was made, by what its player saw; deals are tried out only where rules of thumb tell nothing. It pauses after each. */
export function* whyBetter(
  seen: SeatView,
  made: Move,
  better: Move,
  chance: Random,
): Generator<undefined, readonly Why[]> {
  // Of the position only what the seat sees is looked at, so any deal that fits will do.
  const state = sampleHiddenCards(seen, chance);
  const reasons = reasonsBetween(state, made, better);
  if (reasons.length > 0) return reasons;
  let measured: Thought = { moves: [], trials: [] };
  for (measured of thinkAhead(seen, EFFORT.measured, chance, [made, better])) yield;
  return reasonsTriedOut(measured, state, made, better);
}
