import { WEIGHING_SEED } from '#kit/detect-and-rate-mistakes';
import { seededRandom } from '#kit/random';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { adviceOf, type Advice } from './advice.ts';
import { betterMoveFromSeatView } from './better-move-from-seat-view.ts';
import type { Thought } from './round-outcomes.ts';
import type { SeatView } from './sample-hidden-cards.ts';

/**
 * What a thought advises, rather than a move only that does worse also in the deals by which a look back weighs the two: the best of many is chosen partly by chance, and
 * what looked worse beside it may not be. It pauses after each deal.
 */
export function* confirmedAdvice(
  thought: Thought,
  seen: SeatView,
  state: Playing | Choosing,
): Generator<undefined, Advice> {
  const doubted: Intent[] = [];
  for (;;) {
    const advice = adviceOf(thought, state, doubted);
    const { rival, moves } = advice;
    const [best] = moves;
    if (rival === null || best === undefined) return advice;
    const chance = seededRandom(WEIGHING_SEED);
    if ((yield* betterMoveFromSeatView(seen, rival.move, chance, best.move)) !== null) return advice;
    doubted.push(rival.move);
  }
}
