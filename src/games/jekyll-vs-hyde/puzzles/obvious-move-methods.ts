import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import type { Following, InRound, Leading, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { bestByCount, worthByCount } from '#games/jekyll-vs-hyde/opponents/expected-tricks-opponent';
import { bestAtAGlance } from '#games/jekyll-vs-hyde/opponents/own-hand-opponent';
import { gapAloneAsValue } from '#games/jekyll-vs-hyde/opponents/value-of-gap-for-seat';
import { movesOf, type Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { certain } from '#games/jekyll-vs-hyde/opponents/trick-winning-odds';

/**
 * Ways to find a move without working it out: at a glance, by counting what each card is good for with both hands open, and by
 * counting after the other side's answer. What they play is the obvious move.
 */
export const RIVALS = ['glance', 'count', 'answer'] as const;
export type Rival = (typeof RIVALS)[number];

/** The move that a rival makes. */
export function obviousMoveOf(rival: Rival, state: Leading | Following): Move {
  const seat = seatToAct(state);
  const moves = movesOf(state, seat);
  if (rival === 'glance') return bestAtAGlance(state, moves, seat);
  if (rival === 'count') return bestByCount(state, moves, playerOf(seat, state));
  const worths = moves.map((move) => afterAnswer(apply(state, move).state, seat));
  const best = moves[worths.indexOf(Math.max(...worths))];
  if (best === undefined) throw new Error('There is nothing to play');
  return best;
}

/** Whose turn it is to play a card. */
export function seatToAct(state: State): Seat {
  const [seat] = toAct(state);
  if (seat === undefined || seat === 'dealer') throw new Error('Nobody is to play');
  return seat;
}

/** What a position is worth to a seat, 0 to 1, by the count of whoever is to move in it. */
function afterAnswer(state: State, seat: Seat): number {
  if (state.phase === 'deal' || state.phase === 'over') {
    return gapAloneAsValue(seat).ofGap(gap(tricksOwned(state.finished?.tricks ?? [])));
  }
  const mover = seatToAct(state);
  const worths = movesOf(state, mover).map((move) => worthByCount(state, move, playerOf(mover, state)));
  const best = Math.max(...worths);
  return mover === seat ? best : 1 - best;
}

function playerOf(seat: Seat, state: InRound) {
  return { seat, goal: gapAloneAsValue(seat), against: certain(state.hands[other(seat)]) };
}

/** Tricks still to be won, with the one on the table. */
export function tricksLeft(state: InRound): number {
  return TRICKS - state.tricks.length;
}
