import { useLayoutEffect, type MutableRef } from 'preact/hooks';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Choice } from './move-groups.ts';

/**
 * Marks the cards that lie open on the table beside a panel. The table knows nothing of that: it is on the page long before
 * anybody asks what a card is worth. For the ear everything stands in the panel.
 */
export function useCardMarks(panel: MutableRef<HTMLElement | null>, marks: ReadonlyMap<Card, Choice>): void {
  useLayoutEffect(() => {
    const page = panel.current?.closest('.replay, .sandbox');
    // Cards of another line that a panel shows on the table are not those that the marks are of.
    if (page?.querySelector('.line-place') != null) return;
    const cards = [...(page?.querySelectorAll<HTMLElement>('.table .hand > li[data-card]') ?? [])];
    for (const card of cards) {
      const mark = [...marks].find(([name]) => name === card.dataset.card)?.[1];
      if (mark === undefined || mark.mark === '') continue;
      card.dataset.worth = mark.mark;
      if (mark.isBest) card.dataset.best = '';
    }
    return () => {
      for (const { dataset } of cards) {
        delete dataset.worth;
        delete dataset.best;
      }
    };
  });
}
