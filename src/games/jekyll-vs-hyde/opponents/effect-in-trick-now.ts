import { SUITS, other, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { effectOf } from '#games/jekyll-vs-hyde/rules/potions';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import type { Move } from './legal-moves-of-seat.ts';
import { tricksAtEnd, type PlayedOn } from './played-on-in-sampled-hands.ts';

/** What a Potion sets off in the trick that a move is played to, where another move does not set it off. */

/** In such a share of the hands the effect has to differ. */
const MOSTLY = 0.5;
/** By so many tricks the rounds have to end otherwise, that the effect is said to make the difference. */
const TRICKS_APART = 0.5;

export interface EffectNow {
  readonly type: 'effect';
  readonly suit: Suit;
  /** Whether the worse move sets it off; else the better one does. */
  readonly isOfWorse: boolean;
  /** Who takes an earlier trick by Pride; null with the other effects. */
  readonly taker: Seat | null;
  /** Of the hands that were tried out with that move, in how many it does: in all of them where the trick is answered, for then it is sure. */
  readonly often: number;
  readonly of: number;
}

/** The effect in this trick that one of two moves sets off and the other does not, where the rounds then end with more tricks for the seat, or with fewer. */
export function effectNow(
  seat: Seat,
  now: number | null,
  [is, would]: readonly [is: readonly PlayedOn[], would: readonly PlayedOn[]],
  isMore: boolean,
): EffectNow | null {
  if (now === null) return null;
  const apart = meanTricks(is, seat) - meanTricks(would, seat);
  if ((isMore ? apart : -apart) < TRICKS_APART) return null;
  for (const suit of SUITS) {
    const has = (line: PlayedOn) => effectAt(line, now) === suit;
    const [often, rather] = [is.filter(has), would.filter(has)];
    if (Math.abs(often.length - rather.length) < MOSTLY * is.length) continue;
    const isOfWorse = often.length > rather.length;
    const all = isOfWorse ? often : rather;
    const taker = suit === 'pride' ? (all[0]?.tricks[now]?.winner ?? null) : null;
    const setOff = taker === null ? all : all.filter(({ tricks }) => tricks[now]?.winner === taker);
    // A trick that is taken the way that is wanted is not what is wrong.
    if (taker !== null && (taker === seat) !== (isOfWorse === isMore)) continue;
    return { type: 'effect', suit, isOfWorse, taker, often: setOff.length, of: is.length };
  }
  return null;
}

/** The tricks with which a seat ends, on average. */
export function meanTricks(lines: readonly PlayedOn[], seat: Seat): number {
  return lines.reduce((sum, line) => sum + tricksAtEnd(line, seat), 0) / Math.max(1, lines.length);
}

/** The suit whose effect comes about in a trick; null where none does, or Pride has nothing to take. */
export function effectAt({ tricks }: PlayedOn, now: number): Suit | null {
  const trick = tricks[now];
  if (trick === undefined) return null;
  const effect = effectOf(trick.led, trick.followed);
  if (effect === null || effect === 'cancel') return null;
  const loser = other(trick.winner);
  return effect.suit !== 'pride' || tricks.slice(0, now).some(({ winner }) => winner === loser)
    ? effect.suit
    : null;
}

/** Whether two answers set off different effects: then what they bring is more than a trick, and what is kept not all that counts. */
export function answersSetOffOthers(state: InRound, one: Move, two: Move): boolean {
  if (state.phase !== 'follow' || one.type !== 'follow' || two.type !== 'follow') return false;
  const [first, second] = [one, two].map(({ card }) => {
    const effect = effectOf(state.led, card);
    return effect === null || effect === 'cancel' ? null : effect.suit;
  });
  return first !== second;
}
