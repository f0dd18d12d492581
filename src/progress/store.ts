import * as storage from '#storage/stored-item';
import type { TextStorage } from '#storage/web-storage';
import type { StoredItem, StorageProblem } from '#storage/stored-item';
import { PROGRESS_KEY } from './any.ts';
import { NOTHING, readProgress, writeProgress, type Progress } from './progress.ts';

/** Progress in the browser's storage. */

export const PROGRESS: StoredItem<Progress> = {
  key: PROGRESS_KEY,
  read: (text) => {
    const read = readProgress(text);
    if (!read.ok) return { type: read.problem.type === 'later' ? 'later' : 'damaged' };
    const { progress, slips } = read.value;
    return { type: slips === 0 ? 'whole' : 'mended', value: progress };
  },
  write: writeProgress,
};

/** What a reader has done, as far as it can be known, and what is wrong with what is kept. */
export interface Stored {
  readonly progress: Progress;
  readonly trouble: StorageProblem | null;
}

/** What is stored. What cannot be used of it is set aside and reported, and progress goes on with the rest. */
export function load(shelf: TextStorage | null): Stored {
  const { value, trouble } = storage.load(shelf, PROGRESS);
  return { progress: value ?? NOTHING, trouble };
}

/** Changes what is stored, and gives it. Where nothing can be stored the change is given all the same. */
export function change(shelf: TextStorage | null, make: (progress: Progress) => Progress): Stored {
  const { value, trouble } = storage.change(shelf, PROGRESS, (progress) => make(progress ?? NOTHING));
  return { progress: value, trouble };
}
