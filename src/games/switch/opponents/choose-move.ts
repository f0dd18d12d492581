import { bestOf } from '#kit/evaluate-sampled-deals';
import { pick, type Random } from '#kit/random';
import { thinkAhead } from './lookahead-opponent.ts';
import { bestByHand } from './own-hand-opponent.ts';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';
import { movesOf, type Move } from './distinct-legal-moves.ts';
import type { Strength } from './opponent-strength-ids.ts';

/** Deals that are imagined for one move: a tenth of a second. */
const DEALS = 120;

/**
 * Chooses a move from what the seat sees and nothing else; the same chance gives the same move. It pauses between steps of some
 * milliseconds, so that whoever asks need not wait. Refuses (throws) a view in which the seat is not to act.
 */
export function* chooseMove(strength: Strength, seen: SeatView, chance: Random): Generator<undefined, Move> {
  switch (strength) {
    case 'whatever': {
      const moves = movesOf(sampleHiddenCards(seen, chance));
      const plays = moves.filter(({ type }) => type === 'play');
      return pick(plays.length > 0 ? plays : moves, chance);
    }
    case 'hand':
      return bestByHand(sampleHiddenCards(seen, chance), chance);
    case 'ahead': {
      let best: Move | null = null;
      for (const thought of thinkAhead(seen, DEALS, chance)) {
        best = bestOf(thought);
        yield;
      }
      if (best === null) throw new Error('Nothing was thought of');
      return best;
    }
  }
}
