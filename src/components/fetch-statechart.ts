import chartStyles from '../styles/chart.css?url&no-inline';

/**
 * Brings the chart of the game from its own page when a reader opens the place for it. Several on each page of a lesson would
 * weigh more than the lesson; until one is there, and where it cannot be had, a link leads to that page. Announces it as
 * `drawn`, so that a widget around it can light where it stands.
 */
export function fetchStatecharts(document: Document): void {
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
  const [page] = await Promise.all([pageAt(address), styled()]);
  const chart = page?.querySelector('.chart') ?? null;
  if (chart === null || !place.isConnected) return;
  brought += 1;
  apart(chart, `-${brought}`);
  place.replaceWith(chart);
  chart.dispatchEvent(new Event('drawn', { bubbles: true }));
}

/** Its style sheet, which no page has before somebody opens the place. Where it cannot be had, the chart comes without. */
function styled(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = chartStyles;
  if (document.querySelector(`link[href="${chartStyles}"]`) !== null) return Promise.resolve();
  const come = new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });
  document.head.append(link);
  return come;
}

/** A page as a document that nothing runs in; null where it cannot be had. */
function pageAt(address: string): Promise<Document | null> {
  const request = new XMLHttpRequest();
  // Unlike a parser that is handed a string, this asks for no trust: the browser itself reads what the site has sent.
  request.responseType = 'document';
  request.open('GET', address);
  return new Promise((done) => {
    request.addEventListener('loadend', () => {
      done(request.status === 200 ? request.responseXML : null);
    });
    request.send();
  });
}

/** A page can have several, each with arrowheads of its own. */
function apart(chart: Element, suffix: string): void {
  for (const { attributes } of chart.querySelectorAll('[id], [marker-end]')) {
    for (const attribute of attributes) {
      attribute.value = attribute.value.replace('arrowhead', `arrowhead${suffix}`);
    }
  }
}
