import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A card that was pressed in a hand is gone from there: the same card among all takes the focus. Gives what remembers the card. */
export function useMovedCardFocus(root: RefObject<HTMLElement>): (card: string) => void {
  const moved = useRef<string | null>(null);
  useEffect(() => {
    const card = moved.current;
    moved.current = null;
    if (card === null || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(`.palette [data-card="${card}"]`)?.focus();
  });
  return (card) => {
    moved.current = card;
  };
}
