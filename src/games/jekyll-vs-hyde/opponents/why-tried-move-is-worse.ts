import { without, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS, WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { causeIn, type Cause, type Wish } from './causes-in-rounds-played-on.ts';
import { meanTricks } from './effect-in-trick-now.ts';
import type { Move } from './legal-moves-of-seat.ts';
import { playedOnAfter, tricksAtEnd, type PlayedOn } from './played-on-in-sampled-hands.ts';
import type { Goal } from './value-of-gap-for-seat.ts';

/** Why a move did worse than another in hands that were tried out: found by playing both on, trick by trick. */

/** So much of the game a move has to be worse in those hands, that it is looked into why. */
const LEAST = 0.01;
/** From such a difference on, in tricks, a round is said to end with more. */
const MORE = 0.2;
/** From so much of a trick on the rounds lean to a side of an even one. */
const HALF_A_TRICK = 0.5;

/** How the rounds go on after the better move: the same for each that is held against it. */
export interface Better {
  readonly move: Move;
  readonly worlds: readonly InRound[];
  readonly lines: readonly PlayedOn[];
  readonly goal: Goal;
}

/** On which side of an even round a seat that wants either ends with those lines; null where on none, or where it wants the round even. */
export function aimShown(lines: readonly PlayedOn[], seat: Seat): Wish {
  if (WANTED_GAP[seat] === 0) return null;
  const off = mean(lines.map((line) => tricksAtEnd(line, seat))) - TRICKS / 2;
  return Math.abs(off) < HALF_A_TRICK ? null : off > 0 ? 'many' : 'few';
}

/** Why a move does worse than the better one; null where that does not tell. */
export function whyTriedMoveIsWorse(worse: Move, better: Better, solver: Solver): Cause | null {
  const { worlds, lines: would, goal, move } = better;
  const [world] = worlds;
  const { by: seat } = move;
  const is = playedOnAfter(worlds, worse, solver);
  const isMore = unwanted(seat, is, would, goal) ?? againstAim(seat, is, would);
  if (isMore === null || world === undefined) return null;
  const at = world.tricks.length;
  const isPlayed = move.type !== 'exchange';
  const kept = without(world.hands[seat], [...new Set([...cardsOfMove(worse), ...cardsOfMove(move)])]);
  const later = world.phase === 'preparation' ? at : at + 1;
  const found = { worse, better: move, seat, is, would, kept, now: isPlayed ? at : null, later, isMore };
  const ends = { is: meanTricks(is, seat), rather: meanTricks(would, seat) };
  return { ...(causeIn(found) ?? { type: 'ends', isMore }), ends };
}

/** Whether the seat ends with more tricks after the worse move, and does not want them, or with fewer; null where neither does most of the harm. */
function unwanted(
  seat: Seat,
  is: readonly PlayedOn[],
  would: readonly PlayedOn[],
  { ofTricks }: Goal,
): boolean | null {
  const harm = { more: 0, fewer: 0 };
  for (const [hand, line] of is.entries()) {
    const rather = would[hand];
    if (rather === undefined) continue;
    const [own, other] = [tricksAtEnd(line, seat), tricksAtEnd(rather, seat)];
    const lost = (ofTricks[other] ?? 0) - (ofTricks[own] ?? 0);
    if (own !== other) harm[own > other ? 'more' : 'fewer'] += lost;
  }
  const all = harm.more + harm.fewer;
  if (all < LEAST * is.length) return null;
  const isMore = harm.more > harm.fewer;
  return Math.min(harm.more, harm.fewer) > all / 3 ? null : isMore;
}

/** The same by the tricks alone, for a seat that is told to aim at one side of an even round: it ends further from that side. */
function againstAim(seat: Seat, is: readonly PlayedOn[], would: readonly PlayedOn[]): boolean | null {
  const aim = aimShown(would, seat);
  const [own, rather] = [is, would].map((lines) => mean(lines.map((line) => tricksAtEnd(line, seat))));
  const more = (own ?? 0) - (rather ?? 0);
  return aim !== null && (aim === 'few' ? more : -more) >= MORE ? aim === 'few' : null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
