/**
 * Brings the chart of the game from its own page when a reader opens the place for it. Several on each page of a lesson would
 * weigh more than the lesson; until one is there, and where it cannot be had, a link leads to that page. Announces it as
 * `drawn`, so that a widget around it can light where it stands.
 */
export function bringCharts(document: Document): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const way = target.querySelector<HTMLAnchorElement>('.statechart > p > a');
      if (way !== null) void bring(way.href, way.parentElement ?? way);
    },
    { capture: true },
  );
}

let brought = 0;

async function bring(address: string, place: Element): Promise<void> {
  const text = await fetch(address).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  brought += 1;
  // A page can have several, each with arrowheads of its own; and the styles of the other page are none of this one's policy.
  const html = text.replaceAll('arrowhead', `arrowhead-${brought}`).replace(/<style[^]*?<\/style>/g, '');
  const chart = new DOMParser().parseFromString(html, 'text/html').querySelector('.chart');
  if (chart === null || !place.isConnected) return;
  place.replaceWith(chart);
  chart.dispatchEvent(new Event('drawn', { bubbles: true }));
}
