import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CardDrag } from './card-drag.ts';

/**
 * Drags what carries `data-card` to a place: whatever the given selector finds under the pointer. Whatever is done so can be done
 * by buttons too, which stay buttons for who only presses them. How it is done is loaded when a pointer comes.
 */
export function useCardDrag(
  root: RefObject<HTMLElement>,
  active: boolean,
  places: string,
  drop: (card: string, place: HTMLElement) => void,
): void {
  const dropped = useRef(drop);
  dropped.current = drop;
  useEffect(() => {
    const element = root.current;
    if (element === null || !active) return;
    let dragging: CardDrag | null = null;
    const waiting = new AbortController();
    const { signal } = waiting;
    // A finger is down before anything can have been loaded.
    let pressed: PointerEvent | null = null;
    const hold = (event: PointerEvent) => {
      pressed = event.type === 'pointerdown' ? event : null;
    };
    for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, hold, { signal });
    element.addEventListener('pointerdown', hold, { signal });
    const load = async () => {
      const { CardDrag } = await import('./card-drag.ts');
      if (signal.aborted) return;
      waiting.abort();
      dragging = new CardDrag(
        element,
        places,
        (card, place) => {
          dropped.current(card, place);
        },
        pressed,
      );
    };
    element.addEventListener('pointerover', () => void load(), { once: true, signal });
    return () => {
      waiting.abort();
      dragging?.stop();
    };
  }, [active]);
}
