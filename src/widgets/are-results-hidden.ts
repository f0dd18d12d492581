/**
 * Whether the page keeps to itself how games end: because the reader wants that of all pages, or because the address asks for it. A script
 * at the head of such a page says so on its root (`components/hide-results-before-paint.ts`), before anything is painted.
 */

/** The name of this in the query of an address, and of the mark on the root of the page. */
export const ALONG = 'along';

export function areResultsHidden(): boolean {
  return document.documentElement.hasAttribute(`data-${ALONG}`);
}
