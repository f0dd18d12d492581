import { possiblePlaces } from '#kit/possible-card-places';
import { suitOf, without, type Card, type Seat, type Suit } from './cards.ts';
import { knowledgeOf, type Knowledge } from './seat-knowledge.ts';
import type { State } from './state.ts';
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
  /** Hands that have none of its suit, and the move of the game that showed it. */
  readonly lacks: readonly { readonly seat: Seat; readonly suit: Suit; readonly move: number }[];
  /** Hands to which no card has come since it was seen last. */
  readonly unchanged: readonly Seat[];
  /** Whether cards lie face down in the Meeting, and a card of its kind would not. */
  readonly notDown: 'wild' | 'lead' | null;
  /** Where it may be, with all other unseen cards somewhere too. */
  readonly may: readonly HiddenPlace[];
  /** By which it cannot be where it is not; null where that was seen, or where it can be anywhere. */
  readonly rule: 'void-down' | 'wild-open' | null;
}

/** Why for a card after some states of a game, from before the first deal; null where nobody holds cards. */
export function reasonOf(past: readonly State[], viewer: Seat, card: Card): PlaceReason | null {
  const now = past.at(-1);
  const seen = now === undefined ? null : view(now, viewer);
  const knowledge = seen === null ? null : knowledgeOf(seen);
  if (seen === null || knowledge === null) return null;
  if (knowledge.unseen.includes(card)) return unseenReason(past, seen, knowledge)(card);
  return openReason(seen, knowledge, card);
}

/** The cards that a seat does not see and that can lie in one place alone, by that place: one that was taken out of its own hand is in the hand of whoever took it. */
export function cardsInOnlyPlace(
  past: readonly State[],
  viewer: Seat,
): ReadonlyMap<HiddenPlace, readonly Card[]> {
  const now = past.at(-1);
  const seen = now === undefined ? null : view(now, viewer);
  const knowledge = seen === null ? null : knowledgeOf(seen);
  if (seen === null || knowledge === null) return new Map();
  const reason = unseenReason(past, seen, knowledge);
  const placed = knowledge.unseen.flatMap((card) => {
    const [place, ...others] = reason(card).may;
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
function unseenReason(
  past: readonly State[],
  now: View,
  { others, down, pile, unseen }: Knowledge,
): (card: Card) => Unseen {
  const rooms = new Map<HiddenPlace, number>([
    ...others.map((other) => [other.seat, other.hidden] as const),
    ['down', down.length],
    ['pile', pile],
  ]);
  const memory = memoryOf(past, now);
  const canLie = (one: Card, place: HiddenPlace) => {
    if (place === 'down')
      return whyNotDown(now, one) === null && down.some((seat) => !isUnchanged(memory, one, seat));
    if (place === 'pile') return !isUnchanged(memory, one, 'pile');
    const suit = suitOf(one);
    return !(suit !== null && now.voids[place]?.includes(suit)) && !isUnchanged(memory, one, place);
  };
  // It takes a look at the whole round, and is asked of all unseen cards for each of them.
  const fitting = new Map(
    unseen.map((one) => [one, new Set([...rooms.keys()].filter((place) => canLie(one, place)))]),
  );
  const fits = (one: Card, place: HiddenPlace) => fitting.get(one)?.has(place) === true;
  const hidden = others.filter((other) => other.hidden > 0).map((other) => other.seat);
  return (card) => {
    const suit = suitOf(card);
    const lacks = hidden.flatMap((seat) =>
      suit !== null && now.voids[seat]?.includes(suit)
        ? [{ seat, suit, move: voidSince(past, seat, suit) }]
        : [],
    );
    const notDown = down.length > 0 ? whyNotDown(now, card) : null;
    return {
      type: 'unseen',
      lacks,
      unchanged: hidden.filter((seat) => isUnchanged(memory, card, seat)),
      notDown,
      may: possiblePlaces({ cards: unseen, rooms, fits }, card),
      // A Wild lies face up; of the lead suit nothing lies face down but what whoever is void has not.
      rule: notDown === 'wild' ? 'wild-open' : lacks.length > 0 || notDown === 'lead' ? 'void-down' : null,
    };
  };
}

function whyNotDown({ lead }: View, card: Card): Unseen['notDown'] {
  const suit = suitOf(card);
  return suit === null ? 'wild' : suit === lead ? 'lead' : null;
}

/** The states of the present round, and what the viewer saw in each. */
interface Memory {
  readonly states: readonly State[];
  readonly views: readonly View[];
}

function memoryOf(past: readonly State[], { viewer, round }: View): Memory {
  const all = past.map((state) => view(state, viewer));
  const before = all.findLastIndex((one) => one.round !== round);
  return { states: past.slice(before + 1), views: all.slice(before + 1) };
}

/** Whether a card was seen elsewhere in this round, and nothing has come to a hand or to the pile since. */
function isUnchanged({ states, views }: Memory, card: Card, place: Seat | 'pile'): boolean {
  const seen = views.findLastIndex((one) => isSeen(one, card));
  if (seen < 0 || cardsIn(states[seen], place).includes(card)) return false;
  return !states.some(
    (state, index) =>
      index > seen && without(cardsIn(state, place), cardsIn(states[index - 1], place)).length > 0,
  );
}

function cardsIn(state: State | undefined, place: Seat | 'pile'): readonly Card[] {
  const table = state?.phase === 'deal' ? state.last : state;
  return (place === 'pile' ? table?.discard : table?.hands[place]) ?? [];
}

function isSeen({ hands, allies, laid, discard, aside, shown }: View, card: Card): boolean {
  const open = [hands, allies, shown].flatMap((cards) => Object.values(cards).flat());
  return [...open, ...laid.map((one) => one.card), ...discard, aside].includes(card);
}

/** The move after which all knew that a hand has none of a suit. */
function voidSince(past: readonly State[], seat: Seat, suit: Suit): number {
  const lacked = (state: State) => {
    const table = state.phase === 'deal' ? state.last : state;
    return table?.voids[seat]?.includes(suit) === true;
  };
  return past.findLastIndex((state) => !lacked(state)) + 1;
}
