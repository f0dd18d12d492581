import { useRef, useState } from 'preact/hooks';

export interface OneStop<Item> {
  /** 0 for the one button that the Tab key leads to, -1 for the others. */
  readonly tabIndexOf: (item: Item) => 0 | -1;
  /** To be told when the button of an item takes the focus. */
  readonly enter: (item: Item) => void;
  /** What the element around the buttons listens with. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A row of buttons, one an item and in the same order, is one stop for the Tab key: arrows lead along it, Home and End to its
 * ends. Keys are left to the page where a button was pressed and not come to by keys.
 */
export function useRovingTabindex<Item>(items: readonly Item[]): OneStop<Item> {
  const [last, stay] = useState<Item | undefined>(undefined);
  /** Null before anything was entered: a page that wakes under the focus has not seen it come. */
  const byKeys = useRef<boolean | null>(null);
  // Where it is gone, its neighbour takes its place.
  const place = useRef(0);
  const at = items.findIndex((item) => item === last);
  if (at >= 0) place.current = at;
  const stop = items[Math.min(place.current, items.length - 1)];
  return {
    tabIndexOf: (item) => (item === stop ? 0 : -1),
    enter: (item) => {
      byKeys.current = document.activeElement?.matches(':focus-visible') === true;
      stay(item);
    },
    onKeyDown: (event) => {
      const { key, currentTarget, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(currentTarget instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
      if (!(byKeys.current ?? target.matches(':focus-visible'))) return;
      const buttons = [...currentTarget.querySelectorAll('button')];
      const at = buttons.findIndex((button) => button === target);
      const next = destination(key, at, buttons.length - 1);
      if (at === -1 || next === null) return;
      // Elsewhere on the page the same keys step through a game.
      event.preventDefault();
      event.stopPropagation();
      buttons[next]?.focus();
    },
  };
}

/** Where a key leads to in a row; at its ends it stays. Null for keys that lead nowhere. */
function destination(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
