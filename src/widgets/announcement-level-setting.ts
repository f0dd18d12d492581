import { browserStorage } from '#storage/web-storage';
import { change, load, type StoredItem } from '#storage/stored-item';

/** How much of what happens at a table is read aloud by itself, to who listens. Remembered on the device. */
export const NARRATIONS = ['all', 'main', 'nothing'] as const;
export type Narration = (typeof NARRATIONS)[number];

export const NARRATION: StoredItem<Narration> = {
  key: 'cabinet.narration',
  // A way that this version does not know is none until the reader chooses again.
  read: (text) => ({ type: 'whole', value: NARRATIONS.find((one) => one === text) ?? 'all' }),
  write: (how) => how,
};
/** What was chosen on this page, where nothing can be stored. */
let chosen: Narration | null = null;

export function narration(): Narration {
  return chosen ?? load(browserStorage(), NARRATION).value ?? 'all';
}

export function setNarration(how: Narration): void {
  chosen = how;
  change(browserStorage(), NARRATION, () => how);
}
