import { EVIL, without, type Card, type Seat } from '#games/chronicle/rules/cards';
import type { EffectId } from '#games/chronicle/rules/ability-definitions';
import { alliesOf, handOf, seatsAt } from '#games/chronicle/rules/seats';
import { evilOf } from '#games/chronicle/rules/evil';
import type { Playing } from '#games/chronicle/rules/state';
import { seenInMeeting } from './ally-worth.ts';

/**
 * Where a card is for a seat that would need it among its allies: in its hand, in this Meeting, not seen yet, with what is settled but may still be
 * moved by an ability, or settled for good.
 */
export type Whereabouts = 'hand' | 'here' | 'unseen' | 'movable' | 'gone';

/** What can still bring Fame to a seat that Evil shuts out. */
export interface WaysOut {
  readonly angel: Whereabouts;
  /** The Evil cards that it has not. */
  readonly missing: readonly { readonly card: Card; readonly at: Whereabouts }[];
}

/** What brings a card away from where it was won, or back from where it was discarded. */
const MOVING: readonly EffectId[] = [
  'discard-ally',
  'discard-own-ally',
  'take-ally',
  'give-ally',
  'exchange-ally',
  'take-discard',
];

/** By what a seat sees: its hand, all allies, what lies open in the Meeting, aside and on the discard pile. */
export function waysOut(state: Playing, seat: Seat): WaysOut {
  const missing = without(EVIL, evilOf(state, seat));
  return {
    angel: whereIs(state, seat, 'Angel'),
    missing: missing.map((card) => ({ card, at: whereIs(state, seat, card) })),
  };
}

/** Whether a seat owns all Evil cards but one, and no Angel, who would discard them. */
export function isOneShortOfFour(table: Pick<Playing, 'allies'>, seat: Seat): boolean {
  return evilOf(table, seat).length === EVIL.length - 1 && !alliesOf(table, seat).includes('Angel');
}

/** Whether a seat may still come to own all four Evil cards. */
export function isFourOpen({ missing }: WaysOut): boolean {
  return missing.every(({ at }) => at !== 'gone');
}

function whereIs(state: Playing, seat: Seat, card: Card): Whereabouts {
  // Of hands the one of the seat to act alone is known.
  if (seat === state.turn && handOf(state, seat).includes(card)) return 'hand';
  if (seenInMeeting(state).includes(card)) return 'here';
  const { aside, discard } = state;
  const settled = [...seatsAt(state).flatMap((one) => alliesOf(state, one)), ...discard.slice(-1), aside];
  if (!settled.includes(card)) return 'unseen';
  return canAlliesMove(state) ? 'movable' : 'gone';
}

/** Whether a seat may be rid of the Evil that it owns without the Angel, by an ability, or as somebody else owns more. */
export function canAlliesMove({ rulings }: Playing): boolean {
  const isMoving = Object.values(rulings.abilities).some((one) =>
    MOVING.includes(typeof one === 'string' ? one : one.effect),
  );
  return isMoving || rulings['evil-excludes'] === 'most';
}
