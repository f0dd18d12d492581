import type { Random } from '#kit/random';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';
import { bestOf, thinkAhead } from './lookahead-opponent.ts';
import { bestByCount } from './expected-tricks-opponent.ts';
import { bestAtAGlance } from './own-hand-opponent.ts';
import { matchChanceByGap } from './value-of-gap-for-seat.ts';
import { MATCH_CHANCES, type MatchChances } from './match-chances.ts';
import { movesOf, type Move } from './legal-moves-of-seat.ts';
import { counted } from './trick-winning-odds.ts';
import { sampleHiddenCards } from './sample-hidden-cards.ts';
import type { Strength } from './opponent-strength-ids.ts';

/** Hands that are drawn for one move. */
const TRIALS = 16;

/**
 * Chooses a move from what the seat sees and nothing else; the same chance gives the same move. It pauses between steps of
 * some milliseconds, so that whoever asks need not wait. Refuses (throws) a view in which the seat has nothing to choose.
 */
export function* chooseMove(
  strength: Strength,
  seen: SeatView,
  chance: Random,
  solver: Solver,
  chances: MatchChances = MATCH_CHANCES,
): Generator<undefined, Move> {
  if (strength === 'ahead') {
    let best: Move | null = null;
    for (const thought of thinkAhead(seen, TRIALS, chance, solver, chances)) {
      best = bestOf(thought);
      yield;
    }
    if (best !== null) return best;
  }
  const { viewer: seat } = seen;
  const state = sampleHiddenCards(seen, chance);
  const moves = movesOf(state, seat);
  if (strength === 'glance') return bestAtAGlance(state, moves, seat);
  return bestByCount(state, moves, {
    seat,
    goal: matchChanceByGap(seat, seen, chances),
    against: counted(seen),
  });
}
