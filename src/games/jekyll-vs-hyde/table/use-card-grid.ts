import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { CARD_ROWS, neighbour } from './card-grid.ts';

const CARDS_IN_ORDER = CARD_ROWS.flatMap(({ cards }) => cards);

interface CardGridKeys {
  /** What stands around the buttons, of which there is one a card, row by row. */
  readonly grid: RefObject<HTMLDivElement>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** What the button of a card takes. */
  readonly cell: (card: Card) => { readonly tabIndex: 0 | -1; readonly onFocus: () => void };
}

/** All 25 cards to press are one stop for the Tab key: it leads to one of them, at first to this, and arrow keys lead on from there. */
export function useCardGrid(first: Card): CardGridKeys {
  const grid = useRef<HTMLDivElement>(null);
  const [entered, enter] = useState<Card | null>(null);
  const at = entered ?? first;
  return {
    grid,
    onKeyDown: (event) => {
      const next = neighbour(at, event.key);
      if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
      // Elsewhere on the page the same keys step through a game.
      event.preventDefault();
      event.stopPropagation();
      grid.current?.querySelectorAll('button')[CARDS_IN_ORDER.indexOf(next)]?.focus();
    },
    cell: (card) => ({
      tabIndex: card === at ? 0 : -1,
      onFocus: () => {
        enter(card);
      },
    }),
  };
}
