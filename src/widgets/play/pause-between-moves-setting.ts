import { setting } from '#storage/setting';
import type { StoredItem } from '#storage/stored-item';

/** How long what has been played out, such as a trick, stays on the table before an opponent clears it away. Remembered on the device. */
export const PAUSES = ['short', 'long', 'tap'] as const;
export type Pause = (typeof PAUSES)[number];

/** In milliseconds, after a move that is seen at a glance; null: until the reader has had enough. */
const PAUSE_MS: Readonly<Record<Pause, number | null>> = { short: 1200, long: 3000, tap: null };

/** So much happens with a move that is seen at a glance: more takes longer, up to so many times. */
const AT_A_GLANCE = 2;
const LONGEST = 2;

/** How long to wait after a move with which so many main things have happened, in milliseconds; null: until the reader has had enough. */
export function pauseMs(pause: Pause, happened: number): number | null {
  const { [pause]: least } = PAUSE_MS;
  return least === null ? null : least * Math.min(LONGEST, Math.max(1, happened / AT_A_GLANCE));
}

export const PAUSE: StoredItem<Pause> = {
  key: 'cabinet.pause',
  // One that this version does not know is none until the reader chooses again.
  read: (text) => ({ type: 'whole', value: PAUSES.find((one) => one === text) ?? 'short' }),
  write: (pause) => pause,
};

/** What holds on this page, and how to choose anew. */
export const { get: pauseSetting, set: setPause } = setting(PAUSE, 'short');
