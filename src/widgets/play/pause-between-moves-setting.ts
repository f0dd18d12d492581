import { browserStorage } from '#storage/web-storage';
import { change, load, type StoredItem } from '#storage/stored-item';

/** How long what has been played out, such as a trick, stays on the table before an opponent clears it away. Remembered on the device. */
export const PAUSES = ['short', 'long', 'tap'] as const;
export type Pause = (typeof PAUSES)[number];

/** In milliseconds; null: until the reader has had enough. */
export const PAUSE_MS: Readonly<Record<Pause, number | null>> = { short: 1200, long: 3000, tap: null };

export const PAUSE: StoredItem<Pause> = {
  key: 'cabinet.pause',
  // One that this version does not know is none until the reader chooses again.
  read: (text) => ({ type: 'whole', value: PAUSES.find((one) => one === text) ?? 'short' }),
  write: (pause) => pause,
};
/** What was chosen on this page, where nothing can be stored. */
let chosen: Pause | null = null;

export function pauseSetting(): Pause {
  return chosen ?? load(browserStorage(), PAUSE).value ?? 'short';
}

export function setPause(pause: Pause): void {
  chosen = pause;
  change(browserStorage(), PAUSE, () => pause);
}
