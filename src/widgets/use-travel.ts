import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How long a card is under way, in milliseconds. */
const JOURNEY = 380;
/** How small a card becomes in a pile. */
const PILED = 0.25;
/** More cards than this on the move at once are no step but a jump, which nobody could follow. */
const MOST = 8;

interface Seen {
  readonly element: HTMLElement;
  /** Its picture: the element itself is drawn over with the next card. */
  readonly likeness: Node | null;
  /** The hand or the trick it lies in. */
  readonly place: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Shows where cards go. What carries `data-card` is followed from one drawing to the next: a card that lies in another
 * `data-place` than before travels there, and one that is gone travels to the pile that `pileOf` names, if any. Nothing moves
 * for readers who want no motion.
 */
export function useTravel(root: RefObject<HTMLElement>, pileOf: (card: string) => string | null): void {
  const before = useRef<ReadonlyMap<string, Seen>>(new Map());
  useLayoutEffect(() => {
    // Still before anything is painted, but after everything is drawn: to look earlier would lay the page out twice.
    const frame = requestAnimationFrame(() => {
      const table = root.current;
      if (table === null) return;
      const was = before.current;
      const now = look(table);
      before.current = now;
      show(table, was, now, pileOf);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  });
}

function show(
  table: HTMLElement,
  was: ReadonlyMap<string, Seen>,
  now: ReadonlyMap<string, Seen>,
  pileOf: (card: string) => string | null,
): void {
  const moved = [...now].filter(
    ([card, { place }]) =>
      place !== (was.get(card)?.place ?? (was.size > 0 && place === 'trick' ? 'hand' : place)),
  );
  const taken = [...was].filter(([card, { place }]) => place === 'trick' && !now.has(card));
  if (moved.length + taken.length > MOST || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // All is measured before anything is changed, which would have to be laid out anew.
  const arriving = moved.map(([card, { element, x, y }]) => {
    // A card that nobody saw in the hand comes from the hand all the same.
    const from = was.get(card) ?? spot(table, handOf(table, element));
    return { element, by: { x: from.x - x, y: from.y - y } };
  });
  const leaving = taken.flatMap(([card, { likeness, x, y }]) => {
    const pile = table.querySelector(`[data-pile="${pileOf(card) ?? ''}"]`);
    if (pile === null || !(likeness instanceof HTMLElement)) return [];
    return [{ likeness, from: { x, y }, to: spot(table, pile) }];
  });
  for (const { element, by } of arriving) travel(element, by, { x: 0, y: 0 });
  for (const { likeness, from, to } of leaving) leave(table, likeness, from, to);
}

function look(table: HTMLElement): ReadonlyMap<string, Seen> {
  const cards = [...table.querySelectorAll<HTMLElement>('[data-place] [data-card]')];
  return new Map(
    cards.map((element) => {
      const place = element.closest<HTMLElement>('[data-place]')?.dataset.place ?? '';
      const likeness = place === 'trick' ? element.cloneNode(true) : null;
      return [element.dataset.card ?? '', { element, likeness, place, ...spot(table, element) }];
    }),
  );
}

/** The hand of the seat that a card of the trick lies before. */
function handOf(table: HTMLElement, card: HTMLElement): Element {
  const seat = card.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? '';
  return table.querySelector(`[data-place="${seat}"]`) ?? card;
}

/** Where something lies on the table, whatever the page has scrolled to. */
function spot(table: HTMLElement, element: Element): Point {
  const outer = table.getBoundingClientRect();
  const { left, top } = element.getBoundingClientRect();
  return { x: left - outer.left, y: top - outer.top };
}

interface Point {
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
function leave(table: HTMLElement, likeness: HTMLElement, from: Point, to: Point): void {
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
}
