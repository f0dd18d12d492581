let brought = 0;

/** Puts the drawing of a statechart, out of the page at an address, in the place of the way there; where it cannot be had the way stays. */
export async function bringStatechart(address: string, place: Element): Promise<void> {
  const [page] = await Promise.all([pageAt(address), styled()]);
  const chart = page?.querySelector('.chart') ?? null;
  if (chart === null || !place.isConnected) return;
  brought += 1;
  apart(chart, `-${brought}`);
  place.replaceWith(chart);
  chart.dispatchEvent(new Event('drawn', { bubbles: true }));
}

let adopted = false;

/** Its style sheet, which no page has before somebody opens the place. The policy of a page lets sheets be adopted, but no styles be written in. */
async function styled(): Promise<void> {
  if (adopted) return;
  adopted = true;
  const { default: styles } = await import('../styles/statechart.css?raw');
  const sheet = new CSSStyleSheet();
  // The order of the layers is known on every page.
  sheet.replaceSync(styles.replace(/^@import .*$/gm, ''));
  document.adoptedStyleSheets.push(sheet);
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
