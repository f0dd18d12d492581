import { setting } from '#storage/setting';
import type { StoredItem } from '#storage/stored-item';
import { ALONG, areResultsHidden } from '#widgets/are-results-hidden.ts';
import { HIDDEN, RESULTS_KEY } from './hide-results-before-paint.ts';

/** Whether a reader wants to come to the end of a game before being told how it ends. Remembered on the device. */
export const HIDES_RESULTS: StoredItem<boolean> = {
  key: RESULTS_KEY,
  read: (text) => ({ type: 'whole', value: text === HIDDEN }),
  write: (hidden) => (hidden ? HIDDEN : 'shown'),
};

/**
 * Lets a box in the form of a list choose it. What is marked `data-tells-result` goes and comes by itself; a list is not narrowed down any
 * more by what is hidden.
 */
export function offerHidingResults(form: HTMLFormElement): void {
  const box = form.querySelector<HTMLInputElement>('[data-hides-results]');
  if (box === null) return;
  const leave = () => {
    for (const field of form.querySelectorAll<HTMLSelectElement>('[data-tells-result] select'))
      field.value = '';
  };
  box.checked = areResultsHidden();
  if (box.checked) leave();
  // Before the list hears of it.
  box.addEventListener('input', () => {
    setting(HIDES_RESULTS, false).set(box.checked);
    document.documentElement.toggleAttribute(`data-${ALONG}`, box.checked);
    if (box.checked) leave();
  });
}
