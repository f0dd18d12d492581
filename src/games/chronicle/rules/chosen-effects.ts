import { without, type Card, type Seat } from './cards.ts';
import { choice, type Choice, type Done } from './effect-types.ts';
import type { Event } from './event.ts';
import { added, cardsAt, discarded, taken, type Place } from './take-and-add-cards.ts';
import type { Refusal } from './refusal.ts';
import { alliesOf, handOf, othersThan } from './seats.ts';
import type { EffectId } from './ability-definitions.ts';
import type { Due, Exchange, Fetch, Give, Look, Table } from './state.ts';

/** The effects for which somebody chooses a card or a hand. */

/** Why a seat may not be chosen: it is the owner, or nobody sits there. */
function forbidsOther(table: Table, { owner }: Due, rule: EffectId, seat: Seat): readonly Refusal[] {
  if (seat === owner) return [{ type: 'not-another', rule, owner, seat }];
  return othersThan(table, owner).includes(seat) ? [] : [{ type: 'not-there', rule, seat }];
}

function forbidsCard(table: Table, rule: EffectId, place: Place, seat: Seat, card: Card): readonly Refusal[] {
  return cardsAt(table, place, seat).includes(card)
    ? []
    : [{ type: 'card-not-there', rule, card, seat, place }];
}

interface Fetching {
  readonly rule: EffectId;
  readonly move: Fetch['type'];
  readonly place: Place;
  /** Whether the card is the owner’s own; otherwise it is somebody else’s. */
  readonly own?: boolean;
  readonly lands: (table: Table, owner: Seat, card: Card) => Table;
  readonly tell: (owner: Seat, move: Fetch) => Event;
}

/** A card comes from a place of somebody. */
function fetching({ rule, move: type, place, own = false, lands, tell }: Fetching): Choice {
  return choice<Fetch>(type, {
    options: (table, { owner, chooser }) =>
      (own ? [owner] : othersThan(table, owner)).flatMap((from) =>
        cardsAt(table, place, from).map((card): Fetch => ({ type, by: chooser, from, card })),
      ),
    forbids: (table, due, { from, card }) => {
      const { owner } = due;
      const wrong = !own
        ? forbidsOther(table, due, rule, from)
        : from === owner
          ? []
          : [{ type: 'not-own', rule, owner, seat: from } as const];
      return wrong.length > 0 ? wrong : forbidsCard(table, rule, place, from, card);
    },
    apply: (table, { owner }, move) => ({
      table: lands(taken(table, place, move.from, [move.card]), owner, move.card),
      events: [tell(owner, move)],
    }),
  });
}

const toHand = (table: Table, owner: Seat, card: Card) => added(table, 'hand', owner, [card]);
const toAllies = (table: Table, owner: Seat, card: Card) => added(table, 'allies', owner, [card]);
const toPile = (table: Table, _: Seat, card: Card) => discarded(table, [card]);

/** A card is taken unseen from another hand that has one. */
export const takeUnseen = fetching({
  rule: 'take-unseen',
  move: 'take',
  place: 'hand',
  lands: toHand,
  tell: (by, { from }) => ({ type: 'took-unseen', rule: 'take-unseen', by, from }),
});

export const discardOwnAlly = fetching({
  rule: 'discard-own-ally',
  move: 'discard',
  place: 'allies',
  own: true,
  lands: toPile,
  tell: (_, { from, card }) => ({ type: 'discarded', rule: 'discard-own-ally', from, card }),
});

export const discardAlly = fetching({
  rule: 'discard-ally',
  move: 'discard',
  place: 'allies',
  lands: toPile,
  tell: (_, { from, card }) => ({ type: 'discarded', rule: 'discard-ally', from, card }),
});

export const takeAlly = fetching({
  rule: 'take-ally',
  move: 'take-ally',
  place: 'allies',
  lands: toAllies,
  tell: (by, { from, card }) => ({ type: 'took-ally', rule: 'take-ally', by, from, card }),
});

/** A card that somebody else has played in this Meeting becomes an ally at once; one that lies face down too. */
export const takeFromMeeting = fetching({
  rule: 'take-from-meeting',
  move: 'claim',
  place: 'meeting',
  lands: toAllies,
  tell: (by, { from, card }) => ({ type: 'claimed', rule: 'take-from-meeting', by, from, card }),
});

/** A card of the owner goes to somebody else. */
function giving(
  rule: EffectId,
  type: Give['type'],
  place: 'hand' | 'allies',
  tell: (owner: Seat, move: Give) => Event,
): Choice {
  return choice<Give>(type, {
    options: (table, { owner, chooser }) =>
      othersThan(table, owner).flatMap((to) =>
        cardsAt(table, place, owner).map((card): Give => ({ type, by: chooser, to, card })),
      ),
    forbids: (table, due, { to, card }) => [
      ...forbidsOther(table, due, rule, to),
      ...forbidsCard(table, rule, place, due.owner, card),
    ],
    apply: (table, { owner }, move) => ({
      table: added(taken(table, place, owner, [move.card]), place, move.to, [move.card]),
      events: [tell(owner, move)],
    }),
  });
}

export const giveCard = giving('give-card', 'give', 'hand', (by, { to }) => ({
  type: 'gave',
  rule: 'give-card',
  by,
  to,
}));

export const giveAlly = giving('give-ally', 'give-ally', 'allies', (by, { to, card }) => ({
  type: 'gave-ally',
  rule: 'give-ally',
  by,
  to,
  card,
}));

/** Another hand is looked at, by whoever makes the choice. */
export const lookAtHand: Choice = choice<Look>('look', {
  options: (table, { owner, chooser }) =>
    othersThan(table, owner)
      .filter((at) => handOf(table, at).length > 0)
      .map((at): Look => ({ type: 'look', by: chooser, at })),
  forbids: (table, due, { at }) => {
    const wrong = forbidsOther(table, due, 'look-at-hand', at);
    if (wrong.length > 0 || handOf(table, at).length > 0) return wrong;
    return [{ type: 'empty-hand', rule: 'look-at-hand', seat: at }];
  },
  apply: (table, _, { by, at }): Done => ({
    table: { ...table, looking: { by, at } },
    events: [{ type: 'looked', rule: 'look-at-hand', by, at }],
  }),
});

/** An ally of the owner goes to somebody who gives one for it. */
export const exchangeAlly: Choice = choice<Exchange>('exchange', {
  options: (table, { owner, chooser }) =>
    alliesOf(table, owner).flatMap((card) =>
      othersThan(table, owner).flatMap((other) =>
        alliesOf(table, other).map((wanted): Exchange => ({
          type: 'exchange',
          by: chooser,
          card,
          with: other,
          for: wanted,
        })),
      ),
    ),
  forbids: (table, due, move) => {
    const rule = 'exchange-ally';
    const wrong = forbidsOther(table, due, rule, move.with);
    return [
      ...wrong,
      ...forbidsCard(table, rule, 'allies', due.owner, move.card),
      ...(wrong.length > 0 ? [] : forbidsCard(table, rule, 'allies', move.with, move.for)),
    ];
  },
  apply: (table, { owner }, move): Done => {
    const allies = {
      ...table.allies,
      [owner]: without(alliesOf(table, owner), [move.card]),
      [move.with]: without(alliesOf(table, move.with), [move.for]),
    };
    const left = { ...table, allies };
    const { card, with: other, for: wanted } = move;
    return {
      table: added(added(left, 'allies', owner, [wanted]), 'allies', other, [card]),
      events: [{ type: 'exchanged', rule: 'exchange-ally', by: owner, card, with: other, for: wanted }],
    };
  },
});
