import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { InRound, State, Trick } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS, WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';
import { cardsOf, tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { playedOpenly } from './lookahead-opponent.ts';
import type { Move } from './legal-moves-of-seat.ts';

/** Why a card did worse than another in hands that were tried out: found by playing both on, trick by trick. */

/** In how many of the hands something came about after the worse card, and in how many after the better one. */
interface InHands {
  readonly often: number;
  readonly rather: number;
  readonly of: number;
}

export type Cause =
  /** The card that the better one keeps wins a later trick more often than the better one would, kept in its place; tricks are wanted. */
  | ({ readonly type: 'keeps'; readonly card: Card; readonly than: Card } & InHands)
  /** The better card, kept in the hand, wins a later trick more often than the other would; tricks are not wanted. */
  | ({ readonly type: 'burdens'; readonly card: Card; readonly than: Card } & InHands)
  /** It wins this trick more often, or less often, which is not what is wanted. */
  | ({ readonly type: 'now'; readonly isMore: boolean } & InHands)
  /** The seat ends with more tricks on the whole than after the better card, or with fewer, which is not what is wanted. */
  | { readonly type: 'ends'; readonly isMore: boolean };

/** What a seat wants of the tricks to come: many of them, few, or, null, about as many as it should win. */
export type Wish = 'many' | 'few' | null;

/** What a seat must want for that to speak against the worse card. */
export function wishShown(cause: Cause): Exclude<Wish, null> {
  switch (cause.type) {
    case 'keeps':
      return 'many';
    case 'burdens':
      return 'few';
    default:
      return cause.isMore ? 'few' : 'many';
  }
}

/** Hands that are played on: a few of those tried out tell what happens in most. */
const PLAYED_ON = 16;
/** From such a difference on, in tricks, a round is said to end with more. */
const MORE = 0.2;
/** From such a share of the hands on a difference is told. */
const TELLING = 0.25;

/** Why the first card does worse than the second, to a seat that may want either side of an even round by what it aims at; null where that does not tell, or nothing is played. */
export function whyTriedMoveIsWorse(
  worlds: readonly InRound[],
  worse: Move,
  better: Move,
  aim: Wish,
  solver: Solver,
): Cause | null {
  if (worse.type === 'exchange' || better.type === 'exchange') return null;
  const some = worlds.slice(0, PLAYED_ON);
  const lines = (move: Move) => some.map((world) => playedOn(apply(world, move).state, solver));
  const [is, would] = [lines(worse), lines(better)];
  const { by: seat } = better;
  const isMore = unwanted(seat, is.map(ownedBy(seat)), would.map(ownedBy(seat)), aim);
  if (isMore === null) return null;
  const at = some[0]?.tricks.length ?? 0;
  const count = (line: readonly (readonly Trick[])[], happens: (tricks: readonly Trick[]) => boolean) =>
    line.filter(happens).length;
  const winsNow = (tricks: readonly Trick[]) => tricks[at]?.winner === seat;
  const winsLater = (card: Card) => (tricks: readonly Trick[]) =>
    tricks.slice(at + 1).some((trick) => trick.winner === seat && playedBy(trick, seat) === card);
  const of = some.length;
  const isTelling = (more: number, less: number) => more - less >= TELLING * of;
  // After either, the card that was not played now.
  const left = count(is, winsLater(better.card));
  const kept = count(would, winsLater(worse.card));
  if (worse.card !== better.card && isMore && isTelling(left, kept))
    return { type: 'burdens', card: better.card, than: worse.card, often: left, rather: kept, of };
  if (worse.card !== better.card && !isMore && isTelling(kept, left))
    return { type: 'keeps', card: worse.card, than: better.card, often: left, rather: kept, of };
  const [often, rather] = [count(is, winsNow), count(would, winsNow)];
  if (isMore ? isTelling(often, rather) : isTelling(rather, often))
    return { type: 'now', isMore, often, rather, of };
  return { type: 'ends', isMore };
}

/** Whether the seat ends with more tricks after the worse card, and does not want them, or with fewer; null where the numbers do not say that one is worse. */
function unwanted(seat: Seat, is: readonly number[], would: readonly number[], aim: Wish): boolean | null {
  const [worse, better] = [mean(is), mean(would)];
  if (Math.abs(worse - better) < MORE) return null;
  const isMore = worse > better;
  const off = (owned: readonly number[]) => mean(owned.map((own) => Math.abs(own - TRICKS / 2)));
  const isEvenWanted = WANTED_GAP[seat] === 0;
  // Who may want either side is told of one alone, that which it aims at.
  if (!isEvenWanted && (aim === null || isMore !== (aim === 'few'))) return null;
  if (isEvenWanted ? off(is) <= off(would) : off(is) >= off(would)) return null;
  // The side of an even round on which the numbers are has to be the one from which they are told.
  const side = isEvenWanted ? worse : TRICKS - better;
  return isMore === side > TRICKS / 2 ? isMore : null;
}

/** The tricks of the round once both have played it on with open hands. */
function playedOn(from: State, solver: Solver): readonly Trick[] {
  let state = from;
  while ('hands' in state) ({ state } = apply(state, playedOpenly(state, solver)));
  return state.finished?.tricks ?? [];
}

function playedBy(trick: Trick, seat: Seat): Card {
  const [led, followed] = cardsOf(trick);
  return trick.leader === seat ? led : followed;
}

const ownedBy = (seat: Seat) => (tricks: readonly Trick[]) => tricksOwned(tricks)[seat];

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
