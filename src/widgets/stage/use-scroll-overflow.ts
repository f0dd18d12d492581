import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface ScrollOverflow {
  readonly above: boolean;
  readonly below: boolean;
}

/** What may be out of sight without hiding a word, in pixels: the space around the text. */
const SPACE = 8;

/** How much of a room is taken at its lower edge by a line that would be cut there, in pixels. */
function cutLine(room: Element): number {
  const { bottom } = room.getBoundingClientRect();
  const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let cut = 0;
  while (texts.nextNode() !== null) {
    range.selectNode(texts.currentNode);
    for (const line of range.getClientRects())
      if (line.top < bottom && line.bottom > bottom + 1) cut = Math.max(cut, bottom - line.top);
  }
  return cut;
}

/** Whether something of what stands in a room that scrolls is out of sight above or below; looks again whenever that may have changed. What its lower edge would cut of a line is `--cut`. */
export function useScrollOverflow(room: RefObject<HTMLElement>): ScrollOverflow {
  const [hidden, set] = useState<ScrollOverflow>({ above: false, below: false });
  useEffect(() => {
    const { current: element } = room;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      const above = element.scrollTop > SPACE;
      const below = element.scrollHeight - element.clientHeight - element.scrollTop > SPACE;
      element.style.setProperty('--cut', `${cutLine(element)}px`);
      set((before) => (before.above === above && before.below === below ? before : { above, below }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const texts = new MutationObserver(look);
    texts.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['hidden', 'open'],
    });
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      texts.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return hidden;
}
