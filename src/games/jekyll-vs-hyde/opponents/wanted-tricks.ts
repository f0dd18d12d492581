import { SEATS, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS, WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { Against, Reason } from './advice-reasons.ts';
import { ownedAfter } from './tricks-owned-after-move.ts';
import { prospect, type Likely } from './trick-winning-odds.ts';
import { wishShown, type Wish } from './causes-in-rounds-played-on.ts';

export type Wanted = Extract<Reason, { readonly type: 'wanted' }>;

/** From so many tricks on a hand is too good for what is wanted, or too bad. */
const TOO_MANY = 0.75;

/**
 * What a seat wants of the tricks to come, by its own hand and what both players see. `aim`: on which side of an even round it may aim, where
 * it wants the round on either.
 */
export function wantedOf(state: InRound, seat: Seat, against: readonly Likely[], aim: Wish): Wanted {
  const owned = ownedAfter(state);
  const hand = state.hands[seat];
  const wins = hand.reduce((sum, card) => sum + prospect(card, against, state.ranking), 0);
  const off = owned[seat] + wins - TRICKS / 2;
  const lean = off >= TOO_MANY ? 'many' : off <= -TOO_MANY ? 'few' : null;
  return {
    type: 'wanted',
    seat,
    owned,
    taker: SEATS.find((one) => owned[one] > tricksOwned(state.tricks)[one]) ?? null,
    left: hand.length,
    lean: WANTED_GAP[seat] === 0 ? lean : aim,
    isSure: true,
    danger: null,
  };
}

/** Whether that is to win many of them, or few; null: about as many as the cards should win. */
export function wishOf({ seat, owned, left, lean }: Wanted): Wish {
  if (WANTED_GAP[seat] !== 0) return lean;
  const need = TRICKS / 2 - owned[seat];
  if (need <= 0) return 'few';
  if (need >= left) return 'many';
  return lean === null ? null : lean === 'many' ? 'few' : 'many';
}

/**
 * What is wanted, told as surely as the reasons for the advised move allow: without what the cards should win where that speaks against them, for
 * they come of playing on, and it of a count; and of a round that may go to either side, to which they speak.
 */
export function asSureAs(wanted: Wanted, trick: Reason | undefined, against: Against | null): Wanted {
  const wish = wishOf(wanted);
  if (WANTED_GAP[wanted.seat] !== 0) {
    const shown = wish !== null || against === null ? null : wishSpoken(against);
    return shown === null ? wanted : { ...wanted, lean: shown, isSure: false };
  }
  const shown = against?.type === 'tried' && against.cause !== null ? wishShown(against.cause) : null;
  // Which way it goes wrong is told as the reason against the other move tells it: who is to win fewer is not told that the cards are good for enough.
  if (shown !== null && shown !== wish) {
    if (tellsDanger(against)) return { ...wanted, isSure: false };
    return { ...wanted, isSure: wish === null, danger: shown === 'few' ? 'many' : 'few' };
  }
  // Nobody is told to lose some and to win this one in a breath.
  const isTrickAgainst = wish !== null && trick?.type === 'trick' && trick.isWon !== (wish === 'many');
  return { ...wanted, isSure: !isTrickAgainst };
}

/** Whether what speaks against the other move says itself which way it goes wrong. */
function tellsDanger(against: Against | null): boolean {
  return against?.type === 'tried' && against.cause?.type === 'now' && against.move.type === 'lead';
}

/** What a seat that wants an uneven round must want for that to speak against the other move; null where that does not tell. */
export function wishSpoken(against: Against): Wish {
  switch (against.type) {
    case 'as-well':
      return against.more > 0 ? 'few' : 'many';
    case 'otherwise':
      return against.tricks > against.rather ? 'few' : 'many';
    case 'tried':
      return against.cause === null ? null : wishShown(against.cause);
    default:
      return null;
  }
}

/** What a seat is told to want of the tricks to come: many of them, or few; null where no more than a number is told. */
export function wishTold(wanted: Wanted): Wish {
  const { seat, owned, left, isSure } = wanted;
  const need = TRICKS / 2 - owned[seat];
  const isOpen = WANTED_GAP[seat] === 0 && need > 0 && need < left;
  return isOpen && !isSure ? null : wishOf(wanted);
}

/** The same reason, where it is a trick, said in accord with what the seat is told to want; `against`: what speaks against the other move tells what it is conceded for. */
export function inAccordWith(wanted: Wanted, reason: Reason, against: Against | null): Reason {
  const wish = wishTold(wanted);
  return reason.type === 'trick' && wish !== null && reason.isWon !== (wish === 'many')
    ? { ...reason, isConceded: true, gain: gainOf(against, wish) }
    : reason;
}

/** What a trick is conceded for: the card that the other move would not keep, or keep, or no more than that the round ends nearer to what is wanted. */
function gainOf(against: Against | null, wish: Wish): Extract<Reason, { readonly type: 'trick' }>['gain'] {
  if (against === null || wishSpoken(against) !== wish) return null;
  if (against.type === 'as-well') {
    const [card] = wish === 'many' ? cardsOfMove(against.move) : against.kept;
    return card ?? null;
  }
  const cause = against.type === 'tried' ? against.cause : null;
  return cause?.type === 'keeps' || cause?.type === 'burdens' ? cause.card : 'later';
}
