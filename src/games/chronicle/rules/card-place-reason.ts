import { followCards, type Spot } from './card-spots-over-round.ts';
import { CARDS, suitOf, type Card, type Seat, type Suit } from './cards.ts';
import { knowledgeOf, type Knowledge } from './seat-knowledge.ts';
import type { State, Table } from './state.ts';
import { view, type View } from './view.ts';

/** Where a card lies that a seat does not see: in a hand, face down in the Meeting, or under the top of the discard pile. */
export type HiddenPlace = Seat | 'down' | 'pile';

/** A card that lies where its seat keeps it open, or where this seat sees it. */
interface WithSeat<Type> {
  readonly type: Type;
  readonly seat: Seat;
}

/** Why a card is, can be or cannot be where, for one seat: nothing goes in but what that seat has seen. */
export type PlaceReason =
  | WithSeat<'own'>
  | WithSeat<'ally'>
  | WithSeat<'laid'>
  | { readonly type: 'discarded' }
  | { readonly type: 'aside' }
  /** The seat has just looked into this hand. */
  | { readonly type: 'looked'; readonly rule: 'look-at-hand'; readonly seat: Seat }
  /** The Lead Card, of which all know who holds it. */
  | { readonly type: 'shown'; readonly rule: 'first-leader'; readonly seat: Seat }
  | Unseen;

export interface Unseen {
  readonly type: 'unseen';
  /** Hands that had none of its suit, the move of the game that showed it, and to which it cannot have come since. */
  readonly lacks: readonly { readonly seat: Seat; readonly suit: Suit; readonly move: number }[];
  /** Hands to which no card has come since it was seen last, or none that it can have been. */
  readonly unchanged: readonly Seat[];
  /** Whether cards lie face down in the Meeting, and a card of its kind would not. */
  readonly notDown: 'wild' | 'lead' | null;
  /** Where it can be after all moves of the round, with all other unseen cards somewhere too. */
  readonly may: readonly HiddenPlace[];
  /** By which it cannot be where it is not; null where that was seen, or where it can be anywhere. */
  readonly rule: 'void-down' | 'wild-open' | null;
}

/** Why for each card after some states of a game, from before the first deal; null where nobody holds cards. */
export function reasonsOf(past: readonly State[], viewer: Seat): ((card: Card) => PlaceReason) | null {
  const now = past.at(-1);
  const seen = now === undefined ? null : view(now, viewer);
  const knowledge = seen === null ? null : knowledgeOf(seen);
  if (seen === null || knowledge === null) return null;
  const whyUnseen = unseenReason(past, seen, knowledge);
  return (card) => (knowledge.unseen.includes(card) ? whyUnseen(card) : openReason(seen, knowledge, card));
}

/** The cards that a seat does not see and that can lie in one place alone, by that place: one that was taken out of its own hand is in the hand of whoever took it. */
export function cardsInOnlyPlace(
  reasonOf: (card: Card) => PlaceReason,
): ReadonlyMap<HiddenPlace, readonly Card[]> {
  const placed = CARDS.flatMap((card) => {
    const reason = reasonOf(card);
    const [place, ...others] = reason.type === 'unseen' ? reason.may : [];
    return place === undefined || others.length > 0 ? [] : [{ card, place }];
  });
  return new Map(
    [...Map.groupBy(placed, ({ place }) => place)].map(([place, each]) => [
      place,
      each.map(({ card }) => card),
    ]),
  );
}

function openReason(
  { allies, laid, aside, seats, shown }: View,
  { seat, own, others }: Knowledge,
  card: Card,
): PlaceReason {
  if (own.includes(card)) return { type: 'own', seat };
  const holder = others.find((other) => other.shown.includes(card))?.seat;
  if (holder !== undefined) {
    const isLead = shown[holder]?.includes(card) === true;
    return isLead
      ? { type: 'shown', rule: 'first-leader', seat: holder }
      : { type: 'looked', rule: 'look-at-hand', seat: holder };
  }
  const ally = seats.find((one) => allies[one]?.includes(card));
  if (ally !== undefined) return { type: 'ally', seat: ally };
  const by = laid.find((one) => one.card === card)?.by;
  if (by !== undefined) return { type: 'laid', seat: by };
  return { type: aside === card ? 'aside' : 'discarded' };
}

/** Why for each card that is not seen. */
function unseenReason(past: readonly State[], now: View, knowledge: Knowledge): (card: Card) => Unseen {
  const { others, down, pile } = knowledge;
  const begun = past.findLastIndex((state) => tableOf(state)?.round !== now.round) + 1;
  const round = past.slice(begun);
  const { lastSeen, spotsOf } = followCards(round, knowledge.seat);
  const hidden = others.filter((other) => other.hidden > 0).map((other) => other.seat);
  const places: readonly HiddenPlace[] = [
    ...hidden,
    ...(down.length > 0 ? (['down'] as const) : []),
    ...(pile > 0 ? (['pile'] as const) : []),
  ];
  return (card) => {
    const spots = new Set(spotsOf(card).map(placeOf));
    const seen = lastSeen(card);
    const suit = suitOf(card);
    const kept = hidden.filter((seat) => !spots.has(seat));
    const lacks = kept.flatMap((seat) => {
      const move = suit === null ? null : voidShown(round, seat, suit);
      return suit === null || move === null || move.last < seen
        ? []
        : [{ seat, suit, move: begun + move.first }];
    });
    const notDown = down.length > 0 ? whyNotDown(now, card) : null;
    return {
      type: 'unseen',
      lacks,
      unchanged: seen < 0 ? [] : kept.filter((seat) => !lacks.some((lack) => lack.seat === seat)),
      notDown,
      may: places.filter((place) => spots.has(place)),
      // A Wild lies face up; of the lead suit nothing lies face down but what whoever is void has not.
      rule: notDown === 'wild' ? 'wild-open' : lacks.length > 0 || notDown === 'lead' ? 'void-down' : null,
    };
  };
}

function whyNotDown({ lead }: View, card: Card): Unseen['notDown'] {
  const suit = suitOf(card);
  return suit === null ? 'wild' : suit === lead ? 'lead' : null;
}

function placeOf(spot: Spot): HiddenPlace | null {
  if (spot === 'open' || spot === 'nowhere') return null;
  if (spot.startsWith('down')) return 'down';
  return spot.startsWith('pile') ? 'pile' : (spot as Seat);
}

/** The last states of a round in which all knew that a hand has none of a suit, from the first of them on; null: there was none. */
function voidShown(
  round: readonly State[],
  seat: Seat,
  suit: Suit,
): { readonly first: number; readonly last: number } | null {
  const lacked = (state: State) => tableOf(state)?.voids[seat]?.includes(suit) === true;
  const last = round.findLastIndex(lacked);
  if (last < 0) return null;
  return { first: round.findLastIndex((state, at) => at < last && !lacked(state)) + 1, last };
}

function tableOf(state: State): Table | null {
  return state.phase === 'deal' ? state.last : state;
}
