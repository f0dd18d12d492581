import { WEIGHING_SEED } from '#kit/detect-and-rate-mistakes';
import {
  betterByAdvice as betterAsAdvised,
  LOOKING_SEED,
  type FoundBetter,
} from '#kit/judge-move-as-advice-does';
import { seededRandom } from '#kit/random';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { ADVICE_DEALS } from './advice-sample-size.ts';
import { isAlike, levelled } from './alike-cards.ts';
import { EFFORT } from './better-move-from-seat-view.ts';
import { keepingFourth } from './fourth-evil-given.ts';
import { thinkAhead } from './lookahead-opponent.ts';
import type { Thought } from './round-outcomes.ts';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';

/** What is thought of all moves of a position, one deal at a time; the same whenever it is asked. */
export function thoughtForAdvice(seen: SeatView): Generator<Thought> {
  return thinkAhead(seen, ADVICE_DEALS, seededRandom(LOOKING_SEED));
}

/** The move that would have been advised where that advises against the one that was made; null where it does not. It pauses after each deal. */
export function* betterByAdvice(
  seen: SeatView,
  made: Intent,
): Generator<undefined, FoundBetter<Intent, Thought> | null> {
  let tried: Thought = { moves: [], trials: [] };
  for (tried of thoughtForAdvice(seen)) yield;
  return yield* betterAsAdvised<Intent, Thought>(
    keepingFourth(levelled(tried, seen), sampleHiddenCards(seen, seededRandom(LOOKING_SEED))),
    made,
    (one, other) => isAlike(seen, one, other),
    (...two) => thinkAhead(seen, EFFORT.measured, seededRandom(WEIGHING_SEED), two),
  );
}
