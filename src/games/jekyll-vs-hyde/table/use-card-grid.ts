import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { useRovingCardGrid } from '#widgets/use-roving-card-grid.ts';
import { CARD_ROWS } from './card-grid.ts';

const ROWS = CARD_ROWS.map(({ cards }) => cards);

/** All 25 cards to press, by keys too; the Tab key leads at first to this one. */
export function useCardGrid(first: Card) {
  return useRovingCardGrid(ROWS, first);
}
