import { setting } from '#storage/setting';
import type { StoredItem } from '#storage/stored-item';

/**
 * Whether single letters and signs steer a game, as they do until the reader turns that off: who speaks to the computer, or
 * presses keys by mistake, would set off what they did not mean (WCAG 2.1.4). Remembered on the device.
 */
export const LETTER_SHORTCUTS: StoredItem<boolean> = {
  key: 'cabinet.letters',
  read: (text) => ({ type: 'whole', value: text !== 'off' }),
  write: (steer) => (steer ? 'on' : 'off'),
};

/** What holds on this page, and how to choose anew. */
export const { get: letterShortcutsEnabled, set: setLetterShortcuts } = setting(LETTER_SHORTCUTS, true);
