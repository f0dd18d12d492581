/**
 * Offers on the page of a case the way back to where it was looked for: the answers to a question, the taps, or the list of cases; on the page
 * of the taps, which a question may have led to as well, the way back to its answers alone. That page
 * is found in what this tab has visited before, also behind other cases that were read since; where a browser does not tell, it is the one
 * that led here.
 */

/** The last part of an address from which cases are looked for, and what the way back to it is called: the name of a `data-` attribute. */
const PLACES: Readonly<Record<string, string>> = { ask: 'question', search: 'question', cases: 'list' };

const lastPart = ({ pathname }: URL): string => pathname.split('/').at(-2) ?? '';

const typedAt = (url: URL): string => url.searchParams.get('q') ?? '';

/** Shows the link in a place, which leads to where the reader has come from; only to what was typed where the place has no name for another. */
export function offerWayBack(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('[data-way-back] a');
  const place = link?.parentElement;
  if (!link || !place) return;
  const isOfTyped = place.dataset.question === undefined;
  const entry = visitedBefore(isOfTyped);
  const url = URL.parse(entry?.url ?? page.referrer);
  const kind = url?.origin === location.origin ? PLACES[lastPart(url)] : undefined;
  if (url === null || kind === undefined) return;
  const typed = typedAt(url);
  if (isOfTyped && typed === '') return;
  const { [kind]: said = '', typed: asked = '' } = place.dataset;
  link.href = url.href;
  link.textContent = typed === '' ? said : asked.replace('{query}', () => typed);
  place.hidden = false;
  if (entry === undefined) return;
  // It is gone back to as it was left, the place on the page too.
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigation.traverseTo(entry.key);
  });
}

/** The last page that was visited in this tab before this one and from which cases are looked for, or where a question was typed. */
function visitedBefore(isOfTyped: boolean): NavigationHistoryEntry | undefined {
  if (!('navigation' in globalThis)) return undefined;
  const here = navigation.currentEntry?.index ?? 0;
  return navigation
    .entries()
    .slice(0, here)
    .findLast(({ url: address }) => {
      const url = URL.parse(address ?? '');
      return url !== null && lastPart(url) in PLACES && (!isOfTyped || typedAt(url) !== '');
    });
}
