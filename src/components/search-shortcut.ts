import { isCoveredByDialog } from '../widgets/is-covered-by-dialog.ts';
import { letterShortcutsEnabled } from '../widgets/letter-shortcuts-setting.ts';

/**
 * The key `/` leads from any page to where questions are asked: into the field of the search where the page has one, otherwise to
 * the page of questions. Whoever has turned single keys off is left alone.
 */
export function addSearchShortcut(page: Document): void {
  page.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, isComposing, target } = event;
    if (
      key !== '/' ||
      altKey ||
      ctrlKey ||
      metaKey ||
      isComposing ||
      event.defaultPrevented ||
      isCoveredByDialog() ||
      !letterShortcutsEnabled()
    )
      return;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null)
      return;
    const field = page.querySelector<HTMLElement>('main input[type="search"][name="q"]');
    const way = page.querySelector<HTMLAnchorElement>('.masthead nav li:last-child a');
    // Browsers look for words on the page with this key.
    event.preventDefault();
    if (field !== null) field.focus();
    else if (way !== null) location.assign(way.href);
  });
}
