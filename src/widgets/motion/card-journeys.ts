import type { Watch } from './use-motion.ts';

/** How long a card is under way, in milliseconds. */
export const JOURNEY = 380;
/** How small a card becomes in a pile. */
const PILED = 0.25;
/** More cards than this in other places are no step but a jump, which nobody could follow. */
const MOST = 8;

/** Where each card lies that can be seen: the name of a hand, or `trick`. */
export type Places = ReadonlyMap<string, string>;

/** What is known of a card that leaves its place, from before it does. */
interface Departure {
  /** Null if nobody saw it lie there. */
  readonly from: Point | null;
  /** Its picture, if it leaves the trick and may not be drawn any more. */
  readonly likeness: HTMLElement | null;
}

/**
 * Shows where cards go. What carries `data-card` within a `data-place` travels there from where it lay in the drawing before,
 * and a card that is gone from the trick travels to the pile that `pileOf` names, if any. Only what travels is measured, so that
 * a jump costs nothing.
 */
export function cardJourneys<View>(
  placesIn: (view: View) => Places,
  pileOf: (view: View, card: string) => string | null,
): Watch<View> {
  return (view) => {
    let before = placesIn(view);
    const departures = new Map<string, Departure>();
    const shown = new Set<Animation>();
    return {
      leave: (table, next) => {
        const places = placesIn(next);
        depart(table, underWay(before, places), departures);
        before = places;
      },
      arrive: (table, now) => {
        for (const journey of arrive(table, departures, (card) => pileOf(now, card))) {
          shown.add(journey);
          journey.addEventListener('finish', () => shown.delete(journey));
        }
        departures.clear();
      },
      end: () => {
        for (const journey of shown) journey.finish();
      },
    };
  };
}

/**
 * The cards that are played, or taken with their trick; none if so many have changed places that it was no step. Cards that go from
 * hand to hand are a moment of their game.
 */
function underWay(was: Places, now: Places): readonly string[] {
  const changed = [...new Set([...was.keys(), ...now.keys()])].filter(
    (card) => was.get(card) !== now.get(card),
  );
  if (changed.length > MOST) return [];
  // A card that nobody saw before was in the hand that it is played from; one that is gone has been taken with its trick.
  return changed.filter((card) =>
    was.has(card) && now.has(card)
      ? [was.get(card), now.get(card)].includes('trick')
      : (was.get(card) ?? now.get(card)) === 'trick',
  );
}

/**
 * Notes where cards lie, or are on their way, and ends their journeys there. One that has not yet been seen to arrive from an
 * earlier place still comes from there.
 */
function depart(table: HTMLElement, cards: readonly string[], departures: Map<string, Departure>): void {
  const elements = cards.map((card) => find(table, card));
  for (const [index, card] of cards.entries()) {
    if (departures.has(card)) continue;
    const element = elements[index] ?? null;
    const likeness = element?.closest('[data-place="trick"]') ? element.cloneNode(true) : null;
    departures.set(card, {
      from: element && spot(table, element),
      likeness: likeness instanceof HTMLElement ? likeness : null,
    });
  }
  // The place may be drawn over with the next card, which would inherit the journey.
  for (const element of elements) for (const journey of element?.getAnimations() ?? []) journey.cancel();
}

function arrive(
  table: HTMLElement,
  departures: ReadonlyMap<string, Departure>,
  pileOf: (card: string) => string | null,
): readonly Animation[] {
  // All is measured before anything is changed, which would have to be laid out anew.
  const journeys = [...departures].map(([card, { from, likeness }]) => {
    const element = find(table, card);
    if (element !== null) {
      const { x, y } = spot(table, element);
      const start = from ?? spot(table, handOf(table, element));
      return () => [travel(element, { x: start.x - x, y: start.y - y }, { x: 0, y: 0 })];
    }
    const pile = table.querySelector(`[data-pile="${pileOf(card) ?? ''}"]`);
    if (pile === null || likeness === null || from === null) return () => [];
    const to = spot(table, pile);
    return () => [leave(table, likeness, from, to)];
  });
  return journeys.flatMap((begin) => begin());
}

function find(table: HTMLElement, card: string): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[data-place] [data-card="${card}"]`);
}

/** The hand of the seat that a card of the trick lies before. */
function handOf(table: HTMLElement, card: HTMLElement): Element {
  const seat = card.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? '';
  return table.querySelector(`[data-place="${seat}"]`) ?? card;
}

/** Where something lies on the table, whatever the page has scrolled to. */
export function spot(table: HTMLElement, element: Element): Point {
  const outer = table.getBoundingClientRect();
  const { left, top } = element.getBoundingClientRect();
  return { x: left - outer.left, y: top - outer.top };
}

/** A place on a table, in CSS pixels from its corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves an element between two points, relative to where it stands, and to a part of its size. */
function travel(element: HTMLElement, from: Point, to: Point, size = 1): Animation {
  const keyframes = [
    { transform: `translate(${from.x}px, ${from.y}px)` },
    { transform: `translate(${to.x}px, ${to.y}px) scale(${size})` },
  ];
  return element.animate(keyframes, { duration: JOURNEY, easing: 'ease-in-out' });
}

/** A card that is no longer drawn goes to its pile as a likeness, and is gone. */
function leave(table: HTMLElement, likeness: HTMLElement, from: Point, to: Point): Animation {
  likeness.className = 'leaving';
  likeness.setAttribute('aria-hidden', 'true');
  delete likeness.dataset.card;
  table.append(likeness);
  const journey = travel(likeness, from, to, PILED);
  const gone = () => {
    likeness.remove();
  };
  journey.addEventListener('finish', gone);
  journey.addEventListener('cancel', gone);
  return journey;
}
