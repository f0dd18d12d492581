import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS, WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';
import { ownedAfter, type Against, type Reason } from './move-reasons.ts';
import { prospect, type Likely } from './trick-winning-odds.ts';
import { wishShown, type Wish } from './why-tried-move-is-worse.ts';

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
    left: hand.length,
    lean: WANTED_GAP[seat] === 0 ? lean : aim,
    isSure: true,
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

/** What is wanted, without what the cards should win where that speaks against the reasons for the advised move: those come of playing on, and it of a count. */
export function asSureAs(wanted: Wanted, trick: Reason | undefined, against: Against | null): Wanted {
  const wish = wishOf(wanted);
  if (wish === null) return wanted;
  const cause = against?.type === 'tried' ? against.cause : null;
  const isTrickAgainst = trick?.type === 'trick' && trick.isWon !== (wish === 'many');
  const isSure =
    cause !== null
      ? wishShown(cause) === wish
      : !isTrickAgainst || (against !== null && against.type !== 'tried');
  return { ...wanted, isSure };
}
