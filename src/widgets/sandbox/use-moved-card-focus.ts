import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** When a pressed card leaves a hand, moves the focus to that card in the palette. Returns a function that is told which card was pressed. */
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
