import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CARDS, SEATS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { SPOTS, type Spot } from '#games/jekyll-vs-hyde/board/edit-position';

/** A mouse or a pen has to move so far, in pixels, before what it holds is dragged. */
const SLACK = 5;
/** A finger has to rest so long, in milliseconds: one that moves at once scrolls the page. */
const HOLD = 180;

interface Drag {
  readonly card: Card;
  readonly pointer: number;
  readonly source: HTMLElement;
  readonly x: number;
  readonly y: number;
  /** What moves with the pointer, once something does. */
  likeness: HTMLElement | null;
  timer: number;
}

/**
 * Drags what carries `data-card` to a place: a hand or the trick of a table, or what carries `data-spot`. Whatever is done so
 * can be done by buttons too, which stay buttons for who only presses them.
 */
export function useDrag(
  root: RefObject<HTMLElement>,
  active: boolean,
  drop: (card: Card, spot: Spot) => void,
): void {
  const dropped = useRef(drop);
  dropped.current = drop;
  useEffect(() => {
    const element = root.current;
    if (element === null || !active) return;
    let drag: Drag | null = null;

    const begin = (now: Drag, { x, y }: Pick<PointerEvent, 'x' | 'y'>) => {
      clearTimeout(now.timer);
      now.likeness = likenessOf(now.source);
      follow(now.likeness, x, y);
      element.dataset.dragging = '';
    };
    const end = () => {
      if (drag === null) return;
      clearTimeout(drag.timer);
      drag.likeness?.remove();
      delete element.dataset.dragging;
      mark(element, null);
      drag = null;
    };
    const onDown = (event: PointerEvent) => {
      if (drag !== null || event.button !== 0 || !(event.target instanceof Element)) return;
      const source = event.target.closest<HTMLElement>('[data-card]');
      const card = CARDS.find((one) => one === source?.dataset.card);
      if (source === null || card === undefined) return;
      const now: Drag = {
        card,
        pointer: event.pointerId,
        source,
        x: event.x,
        y: event.y,
        likeness: null,
        timer: 0,
      };
      if (event.pointerType === 'touch')
        now.timer = window.setTimeout(begin, HOLD, now, { x: event.x, y: event.y });
      drag = now;
    };
    const onMove = (event: PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const far = Math.hypot(event.x - drag.x, event.y - drag.y) > SLACK;
      if (drag.likeness === null) {
        if (!far) return;
        if (event.pointerType === 'touch') {
          end();
          return;
        }
        begin(drag, event);
      }
      if (drag.likeness !== null) follow(drag.likeness, event.x, event.y);
      mark(element, placeAt(element, event.x, event.y));
    };
    const onUp = (event: PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const { card, likeness } = drag;
      const place = placeAt(element, event.x, event.y);
      end();
      if (likeness === null) return;
      // What was dragged was not pressed.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        removeEventListener('click', swallow, { capture: true });
      });
      const spot = spotOf(place);
      if (spot !== null) dropped.current(card, spot);
    };
    // Once a card is held, the finger moves it and not the page.
    const onTouchMove = (event: TouchEvent) => {
      if (drag?.likeness != null && event.cancelable) event.preventDefault();
    };
    const onMenu = (event: Event) => {
      if (drag !== null) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    element.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', end);
    addEventListener('keydown', onKey);
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('contextmenu', onMenu);
    return () => {
      end();
      element.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', onKey);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('contextmenu', onMenu);
    };
  }, [active]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A picture of the card that moves with the pointer, in nobody's way. */
function likenessOf(source: HTMLElement): HTMLElement {
  const likeness = document.createElement('div');
  likeness.className = 'dragged';
  likeness.setAttribute('aria-hidden', 'true');
  const picture = source.querySelector('.card-face') ?? source.querySelector('.card-label') ?? source;
  likeness.append(picture.cloneNode(true));
  document.body.append(likeness);
  return likeness;
}

function follow(likeness: HTMLElement, x: number, y: number): void {
  likeness.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}

/** The element of a place under the pointer. */
function placeAt(root: HTMLElement, x: number, y: number): HTMLElement | null {
  const under = document.elementFromPoint(x, y);
  const place = under?.closest<HTMLElement>('.trick, .side, [data-spot]') ?? null;
  return place !== null && root.contains(place) ? place : null;
}

function spotOf(place: HTMLElement | null): Spot | null {
  if (place === null) return null;
  if (place.matches('.trick')) return 'led';
  const { seat, spot } = place.dataset;
  return SEATS.find((one) => one === seat) ?? SPOTS.find((one) => one === spot) ?? null;
}

/** Marks the place where the card would go, and no other. */
function mark(root: HTMLElement, place: HTMLElement | null): void {
  for (const marked of root.querySelectorAll('[data-over]')) marked.removeAttribute('data-over');
  place?.setAttribute('data-over', '');
}
