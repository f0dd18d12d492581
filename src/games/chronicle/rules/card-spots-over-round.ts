import { possiblePlaces } from '#kit/possible-card-places';
import { CARDS, isWild, suitOf, type Card, type Seat } from './cards.ts';
import { handOf, seatsAt } from './seats.ts';
import type { State, Table } from './state.ts';
import { view, type View } from './view.ts';

/**
 * Where a card can have lain at each step of a round, for one seat: not only where nothing at this step keeps it from, but where it can
 * have come to, and from where it can have gone on. A card that moves unseen moves from one place to one other, so it brings nothing else
 * there; and one that was seen at the end of its way tells what did not move.
 */

/** A hand; face down before somebody; in the discard pile, counted from the bottom; open; or, at a table laid out by hand, nowhere. */
export type Spot = Seat | `down-${Seat}` | `pile-${number}` | 'open' | 'nowhere';

interface Step {
  readonly state: State;
  readonly table: Table;
  readonly seen: ReadonlySet<Card>;
  /** Where the cards lie, which the viewer does not know. */
  readonly lying: ReadonlyMap<Card, Spot>;
  readonly looks: View['hands'];
  readonly acts: boolean;
}

export interface CardSpots {
  /** The step of the round at which a card was last seen, counted from 0; -1: it never was. */
  readonly lastSeen: (card: Card) => number;
  /** Where a card can lie at the last step. */
  readonly spotsOf: (card: Card) => readonly Spot[];
}

/** Follows the cards through the states of one round as a seat saw them. The states hold cards (throws otherwise). */
export function followCards(round: readonly State[], viewer: Seat): CardSpots {
  const steps = round.map((state) => stepOf(state, viewer));
  const spots = steps.map((_, at) => new Map(CARDS.map((card) => [card, spotsAt(steps, at, viewer, card)])));
  let size = Infinity;
  const count = () => spots.reduce((sum, by) => sum + [...by.values()].flat().length, 0);
  while (count() < size) {
    size = count();
    narrowLast(steps, spots);
    for (let at = steps.length - 2; at >= 0; at--) narrowMove(steps, spots, at);
    for (let at = 0; at < steps.length - 1; at++) narrowMove(steps, spots, at);
  }
  return {
    lastSeen: (card) => steps.findLastIndex(({ seen }) => seen.has(card)),
    spotsOf: (card) => spots.at(-1)?.get(card) ?? [],
  };
}

function stepOf(state: State, viewer: Seat): Step {
  const table = state.phase === 'deal' ? state.last : state;
  if (table === null) throw new TypeError('Nobody holds cards before the first deal');
  const { hands, allies, laid, discard, aside, shown, toAct } = view(state, viewer);
  const held = [hands, allies, shown].flatMap((cards) => Object.values(cards).flat());
  const open = [...held, ...laid.map(({ card }) => card), ...discard, aside];
  const seen = new Set(CARDS.filter((card) => open.includes(card)));
  const lying = new Map(CARDS.map((card) => [card, spotOf(table, card)]));
  return { state, table, seen, lying, looks: hands, acts: toAct.includes(viewer) };
}

function spotOf(table: Table, card: Card): Spot {
  const holder = seatsAt(table).find((seat) => handOf(table, seat).includes(card));
  if (holder !== undefined) return holder;
  const laid = table.meeting.laid.find((one) => one.card === card);
  if (laid?.down === true) return `down-${laid.by}`;
  const index = table.discard.indexOf(card);
  if (index >= 0 && index < table.discard.length - 1) return `pile-${index}`;
  const isOpen = laid !== undefined || index >= 0 || table.aside === card;
  return isOpen || Object.values(table.allies).some((cards) => cards.includes(card)) ? 'open' : 'nowhere';
}

/** Where a card can lie at a step by what is seen there and right before and after. */
function spotsAt(steps: readonly Step[], at: number, viewer: Seat, card: Card): readonly Spot[] {
  const [before, step, after] = [steps[at - 1], steps[at], steps[at + 1]];
  const lies = step?.lying.get(card);
  if (step === undefined || lies === undefined) return [];
  // A card that turns up is seen to come from where it was.
  const isKnown = step.seen.has(card) || after?.seen.has(card) === true || isToldLeftOver(step, after, card);
  if (isKnown || isSeenGoing(before, viewer, card) || isToldLeftOver(before, step, card)) return [lies];
  const hidden = new Set(CARDS.flatMap((one) => (step.seen.has(one) ? [] : (step.lying.get(one) ?? []))));
  return [...hidden].filter((spot) => spot === lies || fits(step, after, spot, card));
}

/** Whether the viewer sees where a card goes: all but those of other hands, unless it looks into one and chooses itself. */
function isSeenGoing(before: Step | undefined, viewer: Seat, card: Card): boolean {
  const from = before?.lying.get(card);
  if (before === undefined || from === undefined || !before.seen.has(card)) return false;
  if (!isHand(before.table, from) || from === viewer) return true;
  return before.acts && before.looks[from]?.includes(card) === true;
}

/** What is left in a hand goes to the pile before the eyes of all. */
function isToldLeftOver(before: Step | undefined, after: Step | undefined, card: Card): boolean {
  if (before?.state.phase !== 'effect' || before.state.stage !== 'leftover' || after === undefined)
    return false;
  return before.lying.get(card) !== after.lying.get(card);
}

/** Whether the rules let a card that is not seen lie in a spot. */
function fits({ table }: Step, after: Step | undefined, spot: Spot, card: Card): boolean {
  const suit = suitOf(card);
  if (!isHand(table, spot)) return !spot.startsWith('down') || (suit !== null && suit !== table.meeting.lead);
  if (suit !== null && table.voids[spot]?.includes(suit)) return false;
  if (after === undefined || !playsDown(table, after.table, spot)) return true;
  return suit === null ? table.rulings['void-with-wild'] !== 'must' : suit !== table.meeting.lead;
}

function playsDown(before: Table, after: Table, seat: Seat): boolean {
  const laid = [...after.meeting.laid, ...(after.ended?.laid ?? [])];
  return laid.some(({ by, card, down }) => by === seat && down && handOf(before, seat).includes(card));
}

function isHand(table: Table, spot: Spot): spot is Seat {
  return seatsAt(table).some((seat) => seat === spot);
}

type SpotsByStep = readonly Map<Card, readonly Spot[]>[];

function narrowLast(steps: readonly Step[], spots: SpotsByStep): void {
  const lying = steps.at(-1)?.lying;
  const now = spots.at(-1);
  if (lying === undefined || now === undefined) return;
  for (const [card, some] of withAllFilled(now, lying)) now.set(card, some);
}

/** What a card does by a move: mostly it stays. */
interface Way {
  readonly from: Spot;
  readonly to: Spot;
}

/** Leaves the spots before and after a move from which and to which a card can have come by it. */
function narrowMove(steps: readonly Step[], spots: SpotsByStep, at: number): void {
  const [before, after] = [steps[at], steps[at + 1]];
  const [from, to] = [spots[at], spots[at + 1]];
  if (before === undefined || after === undefined || from === undefined || to === undefined) return;
  const gone = waysGone(before, after);
  const open = new Map<Card, readonly Way[]>();
  for (const [card, own] of gone) {
    const all = [...new Set(gone.values())].filter(
      (way) => from.get(card)?.includes(way.from) && to.get(card)?.includes(way.to),
    );
    open.set(
      card,
      all.filter((way) => way === own || !isWild(card) || !isDownToPile(before, way)),
    );
  }
  const free = [...gone].filter(([card]) => (open.get(card)?.length ?? 0) > 1);
  const hasMoved = free.some(([, way]) => way.from !== way.to);
  for (const [card, ways] of hasMoved ? withAllFilled(open, gone) : open) {
    from.set(card, [...new Set(ways.map((way) => way.from))]);
    to.set(card, [...new Set(ways.map((way) => way.to))]);
  }
}

/** Which way each card went; how many went which way is seen by all. */
function waysGone(before: Step, after: Step): ReadonlyMap<Card, Way> {
  const ways = new Map<string, Way>();
  return new Map(
    [...before.lying].map(([card, from]) => {
      const to = after.lying.get(card) ?? 'nowhere';
      const way = ways.get(`${from} ${to}`) ?? { from, to };
      ways.set(`${from} ${to}`, way);
      return [card, way];
    }),
  );
}

/** Whether a card of the last to play came to lie face down and then in the pile: a Wild does not. */
function isDownToPile({ table }: Step, { from, to }: Way): boolean {
  return isHand(table, from) && to.startsWith('pile');
}

/** What each card can fill, so that the others fill all the rest; cards that can fill one place alone do. */
function withAllFilled<Place>(
  options: ReadonlyMap<Card, readonly Place[]>,
  filled: ReadonlyMap<Card, Place>,
): ReadonlyMap<Card, readonly Place[]> {
  const cards = [...options].flatMap(([card, some]) => (some.length > 1 ? [card] : []));
  const rooms = new Map<Place, number>();
  for (const card of cards) {
    const place = filled.get(card);
    if (place !== undefined) rooms.set(place, (rooms.get(place) ?? 0) + 1);
  }
  const fit = (card: Card, place: Place) => options.get(card)?.includes(place) === true;
  const narrowed = cards.map((card) => [card, possiblePlaces({ cards, rooms, fits: fit }, card)] as const);
  return new Map([...options, ...narrowed]);
}
