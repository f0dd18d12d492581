import { mistakeIn, type Better } from '#kit/detect-and-rate-mistakes';
import type { Random } from '#kit/random';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { SeatView } from './sample-hidden-cards.ts';
import { thinkAhead } from './lookahead-opponent.ts';

/** A round is played out to its end in each deal, which takes its time. */
const EFFORT = { looked: 40, measured: 200 };

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
  return yield* mistakeIn<Intent>(made, alike, think, EFFORT, against);
}

function alike(one: Intent, other: Intent): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
