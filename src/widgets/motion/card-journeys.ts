import { likenessOf, lyingAt, spot, type Spot } from './moving-copies.ts';
import type { CardPlaces, Moment, Movement, Places, Views } from './table-motion-adapter.ts';

/** How long a card is under way, in milliseconds. */
export const JOURNEY = 380;
/** How small a card becomes in a pile. */
const PILED = 0.25;
/** More cards than this in other places are no step but a jump, which nobody could follow. */
const MOST = 8;

/** What is known of a card that leaves its place, from before it does. */
interface Departure {
  readonly card: string;
  /** Null if nobody saw it lie there. */
  readonly from: Spot | null;
  /** Its picture, if it leaves the middle and may not be drawn any more. */
  readonly likeness: HTMLElement | SVGElement | null;
}

/**
 * Shows where cards go. What carries `data-card` within a `data-place` travels there from where it lay, or was on its way, and a
 * card that is gone from the middle travels to its pile. Only what travels is measured, so that a jump costs nothing.
 */
export function cardJourneys<View>(
  { placesIn, middle, pileOf }: CardPlaces<View>,
  { before, now }: Views<View>,
): Moment {
  const cards = underWay(placesIn(before), placesIn(now), middle);
  return {
    name: 'cards',
    measure: (table) => {
      const departures = cards.map((card) => departing(table, card, middle));
      return (table) => departures.flatMap((one) => arriving(table, one, pileOf(now, one.card)));
    },
  };
}

/**
 * The cards that are played, or taken away from the middle; none if so many have changed places that it was no step. Cards that go
 * from hand to hand are a moment of their game.
 */
function underWay(was: Places, now: Places, middle: string): readonly string[] {
  const changed = [...new Set([...was.keys(), ...now.keys()])].filter(
    (card) => was.get(card) !== now.get(card),
  );
  if (changed.length > MOST) return [];
  // A card that nobody saw before was in the hand that it is played from; one that is gone has been taken away.
  return changed.filter((card) =>
    was.has(card) && now.has(card)
      ? [was.get(card), now.get(card)].includes(middle)
      : (was.get(card) ?? now.get(card)) === middle,
  );
}

function departing(table: HTMLElement, card: string, middle: string): Departure {
  const element = find(table, card);
  if (element === null) return { card, from: null, likeness: null };
  const from = spot(table, element);
  const isMiddle = element.closest(`[data-place="${middle}"]`) !== null;
  return { card, from, likeness: isMiddle ? likenessOf(element, from) : null };
}

function arriving(
  table: HTMLElement,
  { card, from, likeness }: Departure,
  pileOfCard: string | null,
): readonly Movement[] {
  const element = find(table, card);
  if (element !== null) {
    const { x, y } = spot(table, element);
    const start = from ?? spot(table, handOf(table, element));
    const keyframes = [lyingAt({ x: start.x - x, y: start.y - y }), lyingAt({ x: 0, y: 0 })];
    return [{ element, keyframes, duration: JOURNEY }];
  }
  const pile = table.querySelector(`[data-pile="${pileOfCard ?? ''}"]`);
  if (pile === null || likeness === null || from === null) return [];
  // A card that is no longer drawn goes to its pile as a likeness, and is gone.
  likeness.removeAttribute('class');
  delete likeness.dataset.card;
  const keyframes = [lyingAt(from), lyingAt(spot(table, pile), PILED)];
  return [{ element: likeness, keyframes, duration: JOURNEY, likeness: true }];
}

function find(table: HTMLElement, card: string): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-place] [data-card="${card}"]`);
}

/** The hand of the seat that a card of the middle lies before. */
function handOf(table: HTMLElement, card: HTMLElement): Element {
  const seat = card.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? '';
  return table.querySelector(`[data-place="${seat}"]`) ?? card;
}
