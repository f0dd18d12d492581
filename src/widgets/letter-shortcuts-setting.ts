import { browserStorage } from '#storage/web-storage';
import { change, load, type StoredItem } from '#storage/stored-item';

/**
 * Whether single letters and signs steer a game, as they do until the reader turns that off: who speaks to the computer, or
 * presses keys by mistake, would set off what they did not mean (WCAG 2.1.4). Remembered on the device.
 */
export const LETTER_SHORTCUTS: StoredItem<boolean> = {
  key: 'cabinet.letters',
  read: (text) => ({ type: 'whole', value: text !== 'off' }),
  write: (steer) => (steer ? 'on' : 'off'),
};
/** What was chosen on this page, where nothing can be stored. */
let chosen: boolean | null = null;

export function letterShortcutsEnabled(): boolean {
  return chosen ?? load(browserStorage(), LETTER_SHORTCUTS).value ?? true;
}

export function setLetterShortcuts(steer: boolean): void {
  chosen = steer;
  change(browserStorage(), LETTER_SHORTCUTS, () => steer);
}
