import { mistakeIn, type Better } from '#kit/detect-and-rate-mistakes';
import type { Random } from '#kit/random';
import { alike, type Move } from './distinct-legal-moves.ts';
import type { SeatView } from './sample-hidden-cards.ts';
import { thinkAhead } from './lookahead-opponent.ts';

const EFFORT = { looked: 60, measured: 300 };

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
