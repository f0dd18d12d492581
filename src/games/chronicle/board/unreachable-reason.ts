import { CARDS, isWild, kindOf, suitOf, type Card, type Seat, type Suit } from '#games/chronicle/rules/cards';
import { handSize } from '#games/chronicle/rules/deal';
import { ENOUGH_FAME } from '#games/chronicle/rules/ending';
import { nextIn } from '#games/chronicle/rules/following';
import { alliesOf, handOf, seatsAt, seatsFrom } from '#games/chronicle/rules/seats';
import { abilityOf, type EffectId } from '#games/chronicle/rules/ability-definitions';
import type { Playing } from '#games/chronicle/rules/state';

/** Why a position cannot come up in any game. The rules answer it all the same. */
export type UnreachableReason =
  | { readonly type: 'none-aside' }
  | { readonly type: 'one-aside'; readonly card: Card; readonly players: number }
  | { readonly type: 'lead-aside'; readonly card: Card }
  | { readonly type: 'over'; readonly seat: Seat; readonly fame: number }
  | { readonly type: 'nothing-discards'; readonly card: Card }
  | { readonly type: 'out-of-turn'; readonly seat: Seat; readonly before: Seat }
  | { readonly type: 'all-played' }
  | { readonly type: 'wrong-side'; readonly seat: Seat; readonly card: Card; readonly down: boolean }
  | { readonly type: 'revoked'; readonly seat: Seat; readonly card: Card; readonly suit: Suit }
  | { readonly type: 'not-leading'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'uneven'; readonly seat: Seat; readonly count: number; readonly due: number }
  /** The least of them: of a part of a table can be asked as well. */
  | { readonly type: 'missing'; readonly count: number };

/** The first thing in a position that no game leads to; null where none is found. Whether some game does lead to it is not searched. */
export function unreachableReason(state: Playing): UnreachableReason | null {
  return (
    asideFlaw(state) ??
    overFlaw(state) ??
    discardFlaw(state) ??
    meetingFlaw(state) ??
    leaderFlaw(state) ??
    handsFlaw(state)
  );
}

function asideFlaw(state: Playing): UnreachableReason | null {
  const { aside, history } = state;
  const players = seatsAt(state).length;
  if (players !== 5) return aside === null ? null : { type: 'one-aside', card: aside, players };
  if (aside === history.lead) return { type: 'lead-aside', card: aside };
  return aside === null && missingIn(state) === 0 ? { type: 'none-aside' } : null;
}

function overFlaw(state: Playing): UnreachableReason | null {
  const counts = seatsAt(state).map((seat) => ({ seat, fame: state.fame[seat] ?? 0 }));
  const most = Math.max(...counts.map(({ fame }) => fame));
  const [first, ...others] = counts.filter(({ fame }) => fame === most);
  return most < ENOUGH_FAME || first === undefined || others.length > 0 ? null : { type: 'over', ...first };
}

/** Within a round only abilities discard. */
function discardFlaw(state: Playing): UnreachableReason | null {
  const [card] = state.discard;
  if (card === undefined) return null;
  const can = CARDS.some((one) => does(state, one, ['discard-own-ally', 'discard-ally', 'discard-meeting']));
  return can ? null : { type: 'nothing-discards', card };
}

function does(state: Playing, card: Card, effects: readonly EffectId[]): boolean {
  const ability = abilityOf(state.rulings.abilities, kindOf(card));
  return ability !== null && effects.includes(ability.effect);
}

function meetingFlaw(state: Playing): UnreachableReason | null {
  const { meeting } = state;
  const { acted, laid } = meeting;
  if (acted.length === 0) return null;
  // A card that is given may come to who was passed over, or was void.
  const gives = CARDS.some((card) => does(state, card, ['give-card']));
  const order = seatsFrom(state, meeting.leader);
  for (const seat of acted) {
    const before = order
      .slice(0, order.indexOf(seat))
      .find((one) => !acted.includes(one) && handOf(state, one).length > 0);
    if (before !== undefined && !gives) return { type: 'out-of-turn', seat, before };
  }
  let suit: Suit | null = null;
  for (const { by: seat, card, down } of laid) {
    suit ??= suitOf(card);
    const lies = !isWild(card) && suitOf(card) !== suit;
    // Where a card was taken from the Meeting, nobody sees any more what came first.
    if (laid.length === acted.length && down !== lies) return { type: 'wrong-side', seat, card, down };
    if (down && suit !== null && !gives && handOf(state, seat).some((held) => suitOf(held) === meeting.lead))
      return { type: 'revoked', seat, card, suit: meeting.lead ?? suit };
  }
  // Who has no card is passed over; but where cards are missing it may be that the hand is still to be laid.
  const isOver =
    missingIn(state) > 0 ? order.every((seat) => acted.includes(seat)) : nextIn(state).next === null;
  return isOver ? { type: 'all-played' } : null;
}

/** Before the first card of a round its Lead Card is in the hand of who leads. */
function leaderFlaw(state: Playing): UnreachableReason | null {
  const { meeting, history } = state;
  const gone = seatsAt(state).some((seat) => alliesOf(state, seat).length > 0) || state.discard.length > 0;
  if (gone || meeting.acted.length > 0) return null;
  const holder = seatsAt(state).find((seat) => handOf(state, seat).includes(history.lead));
  return holder === undefined || holder === meeting.leader
    ? null
    : { type: 'not-leading', seat: holder, card: history.lead };
}

/** As long as no card went from hand to hand, all have played as often as each other. */
function handsFlaw(state: Playing): UnreachableReason | null {
  const { meeting, discard } = state;
  const count = missingIn(state);
  if (count > 0) return { type: 'missing', count };
  const seats = seatsAt(state);
  const collected = [...seats.flatMap((seat) => alliesOf(state, seat)), ...discard];
  const played = [...collected, ...meeting.laid.map(({ card }) => card)];
  if (played.some((card) => does(state, card, ['take-unseen', 'give-card']))) return null;
  const meetings = Math.floor(
    (collected.length - (meeting.acted.length - meeting.laid.length)) / seats.length,
  );
  for (const seat of seats) {
    const due = handSize(seats.length) - meetings - (meeting.acted.includes(seat) ? 1 : 0);
    const held = handOf(state, seat).length;
    if (held !== due) return { type: 'uneven', seat, count: held, due: Math.max(0, due) };
  }
  return null;
}

/** How many of the cards lie nowhere. */
function missingIn(state: Playing): number {
  const { meeting, discard, aside } = state;
  const there = seatsAt(state).reduce(
    (sum, seat) => sum + handOf(state, seat).length + alliesOf(state, seat).length,
    meeting.laid.length + discard.length + (aside === null ? 0 : 1),
  );
  return CARDS.length - there;
}
