import {
  isPotion,
  other,
  suitOf,
  SUITS,
  without,
  type Card,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import type { Trick } from '#games/jekyll-vs-hyde/rules/state';
import { effectAt, effectNow, type EffectNow } from './effect-in-trick-now.ts';
import type { Move } from './legal-moves-of-seat.ts';
import { winsLater, type PlayedOn } from './played-on-in-sampled-hands.ts';

/** What tells why a move does worse than another, seen in rounds that went on after both. */

/** In how many of the hands something came about after the worse move, and in how many after the better one. */
interface InHands {
  readonly often: number;
  readonly rather: number;
  readonly of: number;
}

type CauseInHands = InHands &
  (
    | {
        /**
         * Where tricks are wanted, the better move keeps a card that wins a later trick more often than the one that it plays would, kept in its
         * place; where they are not, it plays one that would win a later trick more often than the other.
         */
        readonly type: 'keeps' | 'burdens';
        readonly card: Card;
        readonly than: Card;
      }
    /** The worse move wins this trick more often, or less often, which is not what is wanted. */
    | {
        readonly type: 'now';
        /** Whether an earlier trick goes with it, by Pride. */
        readonly takesTwo: boolean;
      }
    /** A card that is given with it wins a trick for the other seat more often than the one that the better move gives, or less often. */
    | { readonly type: 'gives'; readonly card: Card; readonly than: Card }
    /** By Pride’s effect that seat takes an earlier trick more often after it, or less often. */
    | { readonly type: 'pride'; readonly taker: Seat; readonly isOftener: boolean }
    /** A suit of which so many cards are kept becomes the highest more often after it, where tricks are not wanted, or less often. */
    | { readonly type: 'ranks'; readonly suit: Suit; readonly held: number }
    /** With the better move the last card of the suit goes, and a card of another is thrown off more often where it is asked for. */
    | { readonly type: 'void'; readonly suit: Suit }
    /** A card that is kept with either wins a later trick more often after it, where tricks are not wanted, or less often. */
    | { readonly type: 'other-card'; readonly card: Card }
  );

export type Cause = {
  readonly isMore: boolean;
  /** The tricks with which the seat ends on average, after the worse move and after the better one. */
  readonly ends?: { readonly is: number; readonly rather: number } | undefined;
} & (
  | CauseInHands
  /** One of the two sets off an effect in this trick that the other does not. */
  | EffectNow
  /** The seat ends with more tricks on the whole than after the better move, or with fewer, which is not what is wanted. */
  | { readonly type: 'ends' }
);

/** What a seat wants of the tricks to come: many of them, few, or, null, about as many as it should win. */
export type Wish = 'many' | 'few' | null;

/** What a seat must want for that to speak against the worse move. */
export function wishShown({ isMore }: Cause): Exclude<Wish, null> {
  return isMore ? 'few' : 'many';
}

/** From such a share of the hands on a difference is told, and where none is as large, from such a smaller one. */
const TELLING = [0.25, 0.15] as const;
/** From so many cards on a suit is worth ranking. */
const SOME = 2;

/** Two moves, and how the rounds go on after both. */
export interface Lines {
  readonly worse: Move;
  readonly better: Move;
  readonly seat: Seat;
  readonly is: readonly PlayedOn[];
  readonly would: readonly PlayedOn[];
  /** What stays in the hand with both. */
  readonly kept: readonly Card[];
  /** The trick that the move is played to, where it is; and the first one after it. */
  readonly now: number | null;
  readonly later: number;
  readonly isMore: boolean;
  /** From such a share of the hands on a difference is told. */
  readonly telling: number;
}

/** The plainest first. */
const FINDERS = [effect, trickNow, cardInHand, cardGiven, byPride, rankOfSuit, throwsOff, otherCard] as const;

/** The plainest that tells. */
export function causeIn(lines: Omit<Lines, 'telling'>): Cause | null {
  for (const telling of TELLING) {
    for (const find of FINDERS) {
      const cause = find({ ...lines, telling });
      if (cause !== null) return cause;
    }
  }
  return null;
}

/** How often something happens after the worse move and after the better one; null where that is about as often, or not as is wanted. `isMore`: whether it has to happen more often after the worse one. */
function told(
  { is, would, telling }: Lines,
  isMore: boolean,
  after: (line: PlayedOn) => boolean,
  afterBetter = after,
): InHands | null {
  const [often, rather, of] = [is.filter(after).length, would.filter(afterBetter).length, is.length];
  return (isMore ? often - rather : rather - often) >= telling * of ? { often, rather, of } : null;
}

function effect({ seat, now, is, would, isMore }: Lines): Cause | null {
  const found = effectNow(seat, now, [is, would], isMore);
  return found && { ...found, isMore };
}

function trickNow(lines: Lines): Cause | null {
  const { seat, now, isMore } = lines;
  if (now === null) return null;
  const hands = told(lines, isMore, ({ tricks }) => tricks[now]?.winner === seat);
  const takesTwo = lines.is.every((line) => effectAt(line, now) === 'pride');
  return hands && { type: 'now', takesTwo, isMore, ...hands };
}

/** The cards in which the moves differ, each beside each. */
function pairs({ worse, better }: Lines): readonly (readonly [worse: Card, better: Card])[] {
  const [one, two] = [cardsOfMove(worse), cardsOfMove(better)];
  return without(
    one,
    one.filter((card) => two.includes(card)),
  ).flatMap((card) =>
    without(
      two,
      two.filter((other) => one.includes(other)),
    ).map((other) => [card, other] as const),
  );
}

function cardInHand(lines: Lines): Cause | null {
  const { seat, later, isMore } = lines;
  return mostTelling(
    pairs(lines).map(([card, best]) => {
      const hands = told(lines, isMore, winsLater(best, seat, later), winsLater(card, seat, later));
      return (
        hands &&
        (isMore
          ? { type: 'burdens', card: best, than: card, isMore, ...hands }
          : { type: 'keeps', card, than: best, isMore, ...hands })
      );
    }),
  );
}

function cardGiven(lines: Lines): Cause | null {
  const { seat, later, isMore, now } = lines;
  if (now !== null) return null;
  const them = other(seat);
  return mostTelling(
    pairs(lines).map(([card, than]) => {
      const hands = told(lines, !isMore, winsLater(card, them, later), winsLater(than, them, later));
      return hands && { type: 'gives', card, than, isMore, ...hands };
    }),
  );
}

function byPride(lines: Lines): Cause | null {
  const { seat, isMore } = lines;
  return mostTelling(
    ([seat, other(seat)] as const).map((taker) => {
      const isOftener = isMore === (taker === seat);
      const takes = ({ tricks }: PlayedOn) =>
        tricks.some(({ owner, winner }) => owner === taker && winner !== taker);
      const hands = told(lines, isOftener, takes);
      return hands && { type: 'pride', taker, isOftener, isMore, ...hands };
    }),
  );
}

function rankOfSuit(lines: Lines): Cause | null {
  const { kept, isMore } = lines;
  return mostTelling(
    SUITS.map((suit) => {
      const held = kept.filter((card) => suitOf(card) === suit).length;
      const hands = held < SOME ? null : told(lines, isMore, ({ ranking }) => ranking[2] === suit);
      return hands && { type: 'ranks', suit, held, isMore, ...hands };
    }),
  );
}

function throwsOff(lines: Lines): Cause | null {
  const { better, worse, seat, kept, later, isMore } = lines;
  const [suits, others] = [better, worse].map((move) => new Set(cardsOfMove(move).map(suitOf)));
  // With one card left there is nothing to choose.
  if (kept.length === 0) return null;
  return mostTelling(
    SUITS.map((suit) => {
      const isLast =
        suits?.has(suit) === true &&
        others?.has(suit) !== true &&
        !kept.some((card) => suitOf(card) === suit);
      const throws = ({ tricks }: PlayedOn) =>
        tricks.slice(later).some((trick) => isThrownOff(trick, seat, suit));
      const hands = isLast ? told(lines, false, throws) : null;
      return hands && { type: 'void', suit, isMore, ...hands };
    }),
  );
}

/** Whether a seat answers a suit that is asked for with a card of another. */
function isThrownOff({ leader, led, followed }: Trick, seat: Seat, suit: Suit): boolean {
  return (
    leader !== seat &&
    (led.names ?? suitOf(led.card)) === suit &&
    !isPotion(followed) &&
    suitOf(followed) !== suit
  );
}

function otherCard(lines: Lines): Cause | null {
  const { kept, seat, later, isMore } = lines;
  return mostTelling(
    kept.map((card) => {
      const hands = told(lines, isMore, winsLater(card, seat, later));
      return hands && { type: 'other-card', card, isMore, ...hands };
    }),
  );
}

/** That which differs in the most hands. */
function mostTelling(causes: readonly ((CauseInHands & Cause) | null)[]): Cause | null {
  const [first = null] = causes
    .filter((cause) => cause !== null)
    .toSorted((one, two) => differs(two) - differs(one));
  return first;
}

function differs({ often, rather }: InHands): number {
  return Math.abs(often - rather);
}
