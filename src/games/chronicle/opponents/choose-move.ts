import { bestOf } from '#kit/evaluate-sampled-deals';
import type { Random } from '#kit/random';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { dealsFor, thinkAhead } from './lookahead-opponent.ts';
import { bestChoice, bestPlay } from './rule-of-thumb-opponent.ts';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';
import type { Strength } from './opponent-strength-ids.ts';

/** Cards that are played out in all for one move: a tenth of a second. */
const CARDS = 2000;

/**
 * Chooses a move from what the seat sees and nothing else; the same chance gives the same move. It pauses between steps of some
 * milliseconds, so that whoever asks need not wait. Refuses (throws) a view in which the seat is not to act.
 */
export function* chooseMove(
  strength: Strength,
  seen: SeatView,
  chance: Random,
): Generator<undefined, Intent> {
  if (strength === 'thumb') {
    const state = sampleHiddenCards(seen, chance);
    return state.phase === 'meeting' ? bestPlay(state, chance) : bestChoice(state, chance);
  }
  let best: Intent | null = null;
  for (const thought of thinkAhead(seen, dealsFor(seen, CARDS), chance)) {
    best = bestOf(thought);
    yield;
  }
  if (best === null) throw new Error('Nothing was thought of');
  return best;
}
