import { setting } from '#storage/setting';
import type { StoredItem } from '#storage/stored-item';

/** How much of what happens at a table is read aloud by itself, to who listens. Remembered on the device. */
export const NARRATIONS = ['all', 'main', 'nothing'] as const;
export type Narration = (typeof NARRATIONS)[number];

export const NARRATION: StoredItem<Narration> = {
  key: 'cabinet.narration',
  // A way that this version does not know is none until the reader chooses again.
  read: (text) => ({ type: 'whole', value: NARRATIONS.find((one) => one === text) ?? 'all' }),
  write: (how) => how,
};

/** What holds on this page, and how to choose anew. */
export const { get: narration, set: setNarration } = setting(NARRATION, 'all');
