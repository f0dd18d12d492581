import { afterExchange, apply } from '#games/jekyll-vs-hyde/rules/apply';
import { without, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { isAboutAsGood, type Advised } from './move-result-in-sampled-hands.ts';
import { speaksAgainst } from './reasons-against-alternatives.ts';
import { playedOpenly, worthOf, type Thought } from './lookahead-opponent.ts';
import type { Reason } from './advice-reasons.ts';
import type { Move } from './legal-moves-of-seat.ts';
import { counted } from './trick-winning-odds.ts';

/** How a move did against the best in the hands that were tried out: the answer to whoever had it in mind. */
export interface Comparison {
  readonly isAsGood: boolean;
  /** How many hands were tried out, and in how many of them the round ends worse for the seat, and better. */
  readonly trials: number;
  readonly worse: number;
  readonly better: number;
  /** In how many of them the seat wins the trick, and in how many with the best move; null where no card is played. */
  readonly tricks: { readonly won: number; readonly rather: number } | null;
  /** What speaks against the move by the count; null where that does not tell, or the move is about as good. */
  readonly reason: Reason | null;
  /** The move that did best. */
  readonly best: Move;
  /** What stays in the hand instead of what the best move would keep there; none where both play the same cards. */
  readonly kept: readonly Card[];
}

/** Holds each move but the first against that, the best; `moves`: those of the thought, the best first. */
export function compareMovesWithBest(
  { trials, goal, moves: order }: Thought,
  moves: readonly Advised[],
  seen: SeatView,
  solver: Solver,
): readonly Comparison[] {
  const [best, ...others] = moves;
  const [first] = trials;
  if (best === undefined || first === undefined) return [];
  const against = counted(seen);
  const worthsOf = ({ move }: Advised) => {
    const place = order.indexOf(move);
    return trials.map(({ gaps }) => worthOf(gaps[place], goal));
  };
  const wins = ({ move }: Advised) => trials.filter(({ world }) => takesTrick(world, move, solver)).length;
  const isTrick = best.move.type !== 'exchange';
  const rather = isTrick ? wins(best) : 0;
  const bests = worthsOf(best);
  return others.map((one) => {
    const isAsGood = isAboutAsGood(one, best);
    const ends = worthsOf(one).map((worth, trial) => worth - (bests[trial] ?? 0));
    return {
      isAsGood,
      trials: trials.length,
      worse: ends.filter((end) => end < -SAME).length,
      better: ends.filter((end) => end > SAME).length,
      tricks: isTrick ? { won: wins(one), rather } : null,
      reason: isAsGood ? null : speaksAgainst(first.world, one.move, best.move, against),
      best: best.move,
      kept: without(cardsOfMove(best.move), cardsOfMove(one.move)),
    };
  });
}

/** Worths that differ by less differ by rounding. */
const SAME = 1e-9;

/** Whether the seat that moves takes the trick, where the other hand answers as it did when that was tried out. */
function takesTrick(world: InRound, move: Move, solver: Solver): boolean {
  const after = apply(world, move);
  const { state, events } =
    after.state.phase === 'follow' ? apply(after.state, playedOpenly(after.state, solver)) : after;
  // Where Greed still asks for cards, the trick is settled after that.
  const all = state.phase === 'greed' ? afterExchange(state) : events;
  return all.some((event) => event.type === 'won' && event.by === move.by);
}
