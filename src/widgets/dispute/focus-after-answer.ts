import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Said } from '#kit/dispute-questionnaire';

/** After an answer the focus goes on to the verdict or to the next question, for its button may be gone. */
export function useFocusOnNext(said: Said) {
  const here = useRef<HTMLElement>(null);
  const before = useRef(said);
  useEffect(() => {
    const isNew = before.current !== said;
    before.current = said;
    const { activeElement } = document;
    if (!isNew || (activeElement !== document.body && activeElement !== null)) return;
    const next = here.current?.querySelector<HTMLElement>('[data-next]');
    next?.focus({ preventScroll: true });
  }, [said]);
  return here;
}

/** What was pressed stays under the thumb, whatever grows above it: gives what has to be told of each press. */
export function useStillPressed(said: Said): (event: Event) => void {
  const pressed = useRef<{ readonly button: Element; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = pressed;
    pressed.current = null;
    if (current?.button.isConnected !== true) return;
    const top = current.button.getBoundingClientRect().top - current.top;
    if (top !== 0) scrollBy({ top, behavior: 'instant' });
  }, [said]);
  return ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed.current = button && { button, top: button.getBoundingClientRect().top };
  };
}
