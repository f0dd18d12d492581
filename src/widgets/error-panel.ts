/**
 * What stands in place of a widget that has failed, or above one that never came. Each page brings both along in its own language
 * (`ErrorTemplates.astro`): by then there may be no network to fetch a sentence from.
 */

/** A copy of one of them, whose button `again` does what is given; null on a page that brings nothing. */
export function errorPanel(name: 'broken' | 'unloaded', again: () => void): HTMLElement | null {
  const panel = document
    .querySelector<HTMLTemplateElement>(`#${name}`)
    ?.content.firstElementChild?.cloneNode(true);
  if (!(panel instanceof HTMLElement)) return null;
  panel.querySelector('[value="again"]')?.addEventListener('click', again);
  return panel;
}
