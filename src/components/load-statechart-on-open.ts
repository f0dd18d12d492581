/**
 * Loads the drawing of the statechart when a reader opens the disclosure for it, out of the page on which it is drawn. Several on each page of a lesson would
 * weigh more than the lesson; until one is there, and where it cannot be had, a link leads to that page. Announces it as
 * `drawn`, so that a widget around it can light where it stands.
 */
export function loadStatechartsOnOpen(document: Document): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const way = target.querySelector<HTMLAnchorElement>('.statechart > p > a');
      if (way !== null) void load(way.href, way.parentElement ?? way);
    },
    { capture: true },
  );
}

async function load(address: string, place: Element): Promise<void> {
  const { bringStatechart } = await import('./fetch-statechart.ts');
  await bringStatechart(address, place);
}
