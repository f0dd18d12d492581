import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';

interface CardRows<Card> {
  /** What stands around the buttons, of which there is one a card, row by row. */
  readonly grid: RefObject<HTMLDivElement>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** What the button of a card takes. */
  readonly cell: (card: Card) => { readonly tabIndex: 0 | -1; readonly onFocus: () => void };
}

/** All cards of a game to press, in rows, are one stop for the Tab key: it leads to one of them, at first to this, and arrow keys lead on from there. */
export function useRovingCardGrid<Card>(rows: readonly (readonly Card[])[], first: Card): CardRows<Card> {
  const grid = useRef<HTMLDivElement>(null);
  const [entered, enter] = useState<Card | null>(null);
  const at = entered ?? first;
  return {
    grid,
    onKeyDown: (event) => {
      const next = neighbour(rows, at, event.key);
      if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
      // Elsewhere on the page the same keys step through a game.
      event.preventDefault();
      event.stopPropagation();
      grid.current?.querySelectorAll('button')[rows.flat().indexOf(next)]?.focus();
    },
    cell: (card) => ({
      tabIndex: card === at ? 0 : -1,
      onFocus: () => {
        enter(card);
      },
    }),
  };
}

/** The card to which an arrow leads; rows and columns end at the edges. Null for other keys. */
function neighbour<Card>(rows: readonly (readonly Card[])[], card: Card, key: string): Card | null {
  const row = rows.findIndex((cards) => cards.includes(card));
  const column = rows[row]?.indexOf(card) ?? 0;
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Home: [0, -Infinity],
    End: [0, Infinity],
  };
  const [down, right] = steps[key] ?? [];
  if (down === undefined || right === undefined) return null;
  const cards = rows[Math.min(Math.max(row + down, 0), rows.length - 1)] ?? [];
  return cards[Math.min(Math.max(column + right, 0), cards.length - 1)] ?? card;
}
