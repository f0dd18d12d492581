import { shuffle, type Random } from '#kit/random';
import { CARDS, isWild, sorted, suitOf, without, type Card, type Seat } from '#games/chronicle/rules/cards';
import { bySeat } from '#games/chronicle/rules/seats';
import type { Choosing, Laid, Playing, Table } from '#games/chronicle/rules/state';
import type { Shown, ShownLaid, View } from '#games/chronicle/rules/view';

/** A view of one seat that is to act. */
export interface SeatView extends View {
  readonly viewer: Seat;
  readonly phase: 'meeting' | 'effect';
}

/** What the seat to act sees. Refuses (throws) what all see, for whoever plays is never given that, and a phase in which nobody acts. */
export function seatView(view: View): SeatView {
  const { viewer, phase } = view;
  if (viewer === 'all' || (phase !== 'meeting' && phase !== 'effect'))
    throw new TypeError('No seat is to act by this view');
  return { ...view, viewer, phase };
}

/** Where hidden cards lie: how many, and which of them can. */
interface Place {
  readonly count: number;
  readonly takes: (card: Card) => boolean;
}

/** So often a deal is tried that fits all that is known; after that one is taken that may not. */
const TRIES = 12;

/** A position that may stand behind a view: what the seat does not see is dealt by chance, as far as it fits what all know of hands. */
export function sampleHiddenCards(seen: SeatView, chance: Random): Playing | Choosing {
  const { seats, hands, shown, voids, laid, discard, lead } = seen;
  const open = (cards: readonly Shown[]) => cards.filter((card) => card !== '??');
  const known = bySeat(seats, (seat) => {
    const held = open(hands[seat] ?? []);
    return [...held, ...without(shown[seat] ?? [], held)];
  });
  const places: Place[] = [
    ...seats.map((seat) => ({
      count: (hands[seat]?.length ?? 0) - (known[seat]?.length ?? 0),
      takes: (card: Card) => !voids[seat]?.some((suit) => suit === suitOf(card)),
    })),
    ...laid.map(({ card }) => ({
      count: card === '??' ? 1 : 0,
      takes: (one: Card) => !isWild(one) && suitOf(one) !== lead,
    })),
    { count: discard.length - open(discard).length, takes: () => true },
  ];
  const hidden = without(CARDS, [...visible(seen), ...seats.flatMap((seat) => known[seat] ?? [])]);
  // At a table that was laid out some cards may be nowhere.
  const room = places.reduce((sum, { count }) => sum + count, 0);
  places.push({ count: hidden.length - room, takes: () => true });
  const dealt = dealInto(places, hidden, chance);
  const whole = bySeat(seats, (seat) =>
    sorted([...(known[seat] ?? []), ...(dealt[seats.indexOf(seat)] ?? [])]),
  );
  return stateOf(seen, {
    hands: whole,
    laid: laid.map((each, index) => named(each, dealt[seats.length + index])),
    discard: [...(dealt[seats.length + laid.length] ?? []), ...open(discard)],
  });
}

/** The cards that lie open, but for those in hands. */
function visible({ seats, hands, allies, laid, discard, aside }: SeatView): readonly Card[] {
  const all = [
    ...seats.flatMap((seat) => [...(hands[seat] ?? []), ...(allies[seat] ?? [])]),
    ...laid.map(({ card }) => card),
    ...discard,
    ...(aside === null ? [] : [aside]),
  ];
  return all.filter((card) => card !== '??');
}

function named({ by, card, down }: ShownLaid, hidden: readonly Card[] | undefined): Laid {
  const [found] = hidden ?? [];
  const lies = card === '??' ? found : card;
  if (lies === undefined) throw new Error('A card that lies face down is one of the hidden');
  return { by, down, card: lies };
}

/** Deals the cards so that every place gets its number. */
function dealInto(
  places: readonly Place[],
  cards: readonly Card[],
  chance: Random,
): readonly (readonly Card[])[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const dealt = tryDeal(places, shuffle(cards, chance), chance);
    if (dealt !== null) return dealt;
  }
  const rest = shuffle(cards, chance);
  return places.map(({ count }) => rest.splice(0, count));
}

/** Places the cards that go to few places first; null where one goes nowhere. */
function tryDeal(
  places: readonly Place[],
  cards: readonly Card[],
  chance: Random,
): readonly (readonly Card[])[] | null {
  const left = places.map(({ count }) => count);
  const dealt: Card[][] = places.map(() => []);
  const room = (card: Card) => places.map(({ takes }, index) => (takes(card) ? (left[index] ?? 0) : 0));
  const ordered = cards
    .map((card) => ({ card, choices: room(card).filter((count) => count > 0).length }))
    .toSorted((one, other) => one.choices - other.choices);
  for (const { card } of ordered) {
    const rooms = room(card);
    let at = chance() * rooms.reduce((sum, count) => sum + count, 0);
    const index = rooms.findIndex((count) => {
      at -= count;
      return count > 0 && at <= 0;
    });
    if (index < 0) return null;
    left[index] = (left[index] ?? 0) - 1;
    dealt[index]?.push(card);
  }
  return dealt;
}

/** The position that shows such a view, with these cards where it hides some. */
function stateOf(
  seen: SeatView,
  { laid, ...cards }: Pick<Table, 'hands' | 'discard'> & { readonly laid: readonly Laid[] },
): Playing | Choosing {
  const { rulings, round, history, allies, fame, aside, leader, lead, settled, shown, voids } = seen;
  const { phase, due, stage, next, toAct } = seen;
  if (history === null || leader === null || settled === null) throw new TypeError('Nothing was dealt');
  const table: Table = {
    ...cards,
    ...{ rulings, round, history, allies, fame, aside, shown, voids },
    meeting: { leader, lead, laid, ...settled },
    ended: null,
    looking: null,
  };
  if (phase === 'effect') {
    if (due === null || stage === null) throw new TypeError('Nothing is due');
    return { ...table, phase, stage, due: [due, ...next] };
  }
  const [turn] = toAct;
  if (turn === undefined || turn === 'dealer') throw new TypeError('Nobody is to play');
  return { ...table, phase, turn };
}
