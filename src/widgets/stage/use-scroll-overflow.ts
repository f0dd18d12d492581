import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface ScrollOverflow {
  readonly above: boolean;
  readonly below: boolean;
}

/** What may be out of sight without hiding a word, in pixels: the space around the text. */
const SPACE = 8;

/** Whether something of what stands in a room that scrolls is out of sight above or below; looks again whenever that may have changed. */
export function useScrollOverflow(room: RefObject<HTMLElement>): ScrollOverflow {
  const [hidden, set] = useState<ScrollOverflow>({ above: false, below: false });
  useEffect(() => {
    const { current: element } = room;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      const above = element.scrollTop > SPACE;
      const below = element.scrollHeight - element.clientHeight - element.scrollTop > SPACE;
      set((before) => (before.above === above && before.below === below ? before : { above, below }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const texts = new MutationObserver(([change]) => {
      // What is unfolded is scrolled to at once. All else waits for the frame that shows it: now the page would be laid out half drawn.
      if (change?.type === 'attributes') look();
      else requestAnimationFrame(look);
    });
    texts.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['hidden', 'open'],
    });
    element.addEventListener('scroll', look);
    return () => {
      sizes.disconnect();
      texts.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return hidden;
}
