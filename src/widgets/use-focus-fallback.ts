import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** What can be played or answered, or else what leads on, or else what was said: the first of these that there is. */
const NEXT = [
  '.player-hand [tabindex="0"]',
  '.choices button:not([aria-disabled="true"])',
  '.stage-controls .actions :is(button, a[href]):not([aria-disabled="true"])',
  '.stage-controls :is(button, a[href]):not([aria-disabled="true"])',
  '.told',
];

/**
 * Keeps a keyboard reader's place: when the button that was pressed is gone, because its card was played, focus goes on to
 * what there is to do next instead of back to the top of the page: to the first on it that one of `next` selects.
 */
export function useFocusFallback(root: RefObject<HTMLElement>, next: readonly string[] = NEXT): void {
  const inside = useRef(false);
  useEffect(() => {
    // Somebody may have come in before this was awake.
    inside.current = root.current?.contains(document.activeElement) === true;
    const enter = ({ target }: FocusEvent) => {
      inside.current = target instanceof Node && root.current?.contains(target) === true;
    };
    const leave = ({ target }: FocusEvent) => {
      // Whether a button is let go of or taken away is seen only afterwards: browsers tell of both while it is still there.
      setTimeout(() => {
        const stays = target instanceof Node && target.isConnected;
        // Somebody who lets go of a button that stays has gone elsewhere.
        if (stays && document.activeElement === document.body) inside.current = false;
      });
    };
    document.addEventListener('focusout', leave);
    document.addEventListener('focusin', enter);
    return () => {
      document.removeEventListener('focusout', leave);
      document.removeEventListener('focusin', enter);
    };
  }, []);
  useLayoutEffect(() => {
    const active = document.activeElement;
    // A hand that is to be drawn there is worth waiting for.
    if (root.current?.querySelector('.hand-place:empty') != null) return;
    if (!inside.current || (active !== document.body && active?.matches('.told') !== true)) return;
    const found = next.flatMap((one) => root.current?.querySelector<HTMLElement>(one) ?? [])[0];
    if (found !== active) found?.focus({ preventScroll: true });
  });
}
