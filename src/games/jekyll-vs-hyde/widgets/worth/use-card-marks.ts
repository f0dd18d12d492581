import { useLayoutEffect, type MutableRef } from 'preact/hooks';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Choice } from './moves-grouped-by-worth.ts';

/**
 * Marks the cards that lie open on the table beside a panel. The table knows nothing of that: it is on the page long before
 * anybody asks what a card is worth. For the ear everything stands in the panel.
 */
export function useCardMarks(panel: MutableRef<HTMLElement | null>, marks: ReadonlyMap<Card, Choice>): void {
  useLayoutEffect(() => {
    const page = panel.current?.closest('.replay, .sandbox');
    // Cards of another line that a panel shows on the table are not those that the marks are of.
    if (page?.querySelector('.line-place') !== null) return;
    const table = page.querySelector('.stage-table');
    markCards(page, marks);
    // The table may draw its hands anew by itself, as when hands to play from take the place of those that were laid.
    const watching = new MutationObserver(() => {
      markCards(page, marks);
    });
    if (table !== null) watching.observe(table, { childList: true, subtree: true });
    return () => {
      watching.disconnect();
      for (const { dataset } of page.querySelectorAll<HTMLElement>('.table .hand > li[data-worth]')) {
        delete dataset.worth;
        delete dataset.best;
      }
    };
  });
}

function markCards(page: Element, marks: ReadonlyMap<Card, Choice>): void {
  for (const card of page.querySelectorAll<HTMLElement>('.table .hand > li[data-card]')) {
    const mark = [...marks].find(([name]) => name === card.dataset.card)?.[1];
    if (mark === undefined || mark.mark === '') continue;
    card.dataset.worth = mark.mark;
    if (mark.isBest) card.dataset.best = '';
  }
}
