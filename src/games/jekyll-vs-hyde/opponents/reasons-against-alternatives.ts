import { without, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS, offWantedGap } from '#games/jekyll-vs-hyde/rules/track';
import { isAboutAsGood, type Advised } from './move-result-in-sampled-hands.ts';
import { answersSetOffOthers } from './effect-in-trick-now.ts';
import { worstMoveIfClearlyWorse } from './worst-move-if-clearly-worse.ts';
import type { Against } from './advice-reasons.ts';
import { countOf, type Count } from './move-reasons.ts';
import type { Move } from './legal-moves-of-seat.ts';
import type { Likely } from './trick-winning-odds.ts';

/** From so many tricks on, by the count, a difference between two moves is worth a sentence. */
const TELLING = 0.5;

/**
 * What speaks against another move than the best, as somebody in its seat would count it: against one that brings the same trick, or where
 * that tells nothing, against one that is clearly worse and brings another. `moves`: the best first. Null where that tells nothing, or the count says otherwise.
 */
export function reasonAgainstAlternatives(
  state: InRound,
  moves: readonly Advised[],
  against: readonly Likely[],
): Against | null {
  const [best, ...others] = moves;
  if (best === undefined) return null;
  const speaks = (one: Advised) => speaksAgainst(state, one.move, best.move, against);
  for (const one of others) {
    const reason = isAboutAsGood(one, best) ? null : speaks(one);
    if (reason?.type === 'as-well') return reason;
  }
  const worse = worstMoveIfClearlyWorse({ moves }, best.move.by);
  const otherwise = worse === null || isAboutAsGood(worse, best) ? null : speaks(worse);
  return otherwise?.type === 'otherwise' ? otherwise : null;
}

/** What speaks against a move where another is better, by the count; null where that does not tell. */
export function speaksAgainst(
  state: InRound,
  move: Move,
  best: Move,
  against: readonly Likely[],
): Against | null {
  if (answersSetOffOthers(state, move, best)) return null;
  const [own, count] = [countOf(state, best, against), countOf(state, move, against)];
  if (!isCertainOfCards(best, own) || !isCertainOfCards(move, count) || !isTelling(own, count, best.by))
    return null;
  if (!isAlike(own, count)) return bringsAnother(move, own, count);
  if (cardsOfMove(move).join() === cardsOfMove(best).join()) return null;
  return {
    type: 'as-well',
    move,
    isWon: count.trick?.isWon ?? null,
    isLikely: count.trick?.owned === null,
    kept: without(
      count.kept,
      own.kept.filter((card) => count.kept.includes(card)),
    ),
    more: Math.sign(count.ends - own.ends) * Math.max(1, Math.round(Math.abs(count.ends - own.ends))),
  };
}

/** Against a move that brings another trick. */
function bringsAnother(move: Move, own: Count, count: Count): Against | null {
  const [tricks, rather] = [Math.round(count.ends), Math.round(own.ends)];
  if (own.trick === null || count.trick === null) return null;
  if (own.trick.isWon === count.trick.isWon || tricks === rather) return null;
  return {
    type: 'otherwise',
    move,
    isWon: count.trick.isWon,
    isLikely: count.trick.owned === null,
    takesTwo: count.takesTwo,
    tricks,
    rather,
  };
}

/** Whether the hand that is kept is the one that is played on with, and a trick is no more than a trick: no Greed is due, no Pride named. */
function isCertainOfCards(move: Move, { isGreedDue }: Count): boolean {
  return !isGreedDue && (move.type !== 'lead' || (move.names !== 'greed' && move.names !== 'pride'));
}

/** Whether two moves bring the same trick; of one that may go either way nothing is said. */
function isAlike({ trick: one, isExchange }: Count, { trick: other }: Count): boolean {
  if (one === null || other === null) return isExchange;
  return (
    one.isWon === other.isWon &&
    one.owned?.jekyll === other.owned?.jekyll &&
    one.owned?.hyde === other.owned?.hyde
  );
}

/** Whether the first is nearer to what the seat wants of a round, by half a trick at least. */
function isTelling(one: Count, other: Count, seat: Seat): boolean {
  const off = ({ ends }: Count) => offWantedGap(Math.abs(2 * ends - TRICKS), seat) / 2;
  return off(other) - off(one) >= TELLING;
}
