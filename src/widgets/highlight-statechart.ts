/** Lights the nodes of a statechart inside `around` on which `present` stands, and dims those that were passed. */
export function highlightStatechart(around: HTMLElement, present: string, past: readonly string[]): void {
  for (const node of around.querySelectorAll('[data-node]')) {
    const name = node.getAttribute('data-node') ?? '';
    const within = (path: string) => path === name || path.startsWith(`${name}.`);
    node.toggleAttribute('data-now', within(present));
    node.toggleAttribute('data-past', past.some(within));
  }
  bringIntoView(around);
}

/** Moves the chart sideways in its sheet, where that is narrower, so that the innermost lit node is in the middle. */
function bringIntoView(around: HTMLElement): void {
  const sheet = around.querySelector('.statechart-sheet');
  const node = [...(sheet?.querySelectorAll('[data-now]') ?? [])].at(-1);
  // Of a chart that is closed there is nothing to measure.
  if (sheet == null || node === undefined || sheet.scrollWidth <= sheet.clientWidth) return;
  const [outer, inner] = [sheet.getBoundingClientRect(), node.getBoundingClientRect()];
  sheet.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
