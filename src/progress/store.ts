import { NOTHING, readProgress, writeProgress, type Progress } from './progress.ts';

/** Progress in the browser's storage. Two tabs may write at once: each change is made on what is stored at that moment. */

const KEY = 'cabinet.progress';
/** Where something unreadable is put, after what lies there already, so that nothing is lost. */
const ASIDE = 'cabinet.progress.damaged';

/** What `localStorage` offers, and all that is needed of it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Stored {
  readonly progress: Progress;
  /** What is wrong with the storage: it cannot be used at all, or what was stored could not be read and was set aside. */
  readonly trouble: 'blocked' | 'damaged' | null;
}

/** The browser's storage, or null where it is blocked: merely asking for it may throw. */
export function browserShelf(): Shelf | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/** What is stored. Something unreadable is set aside and reported, and progress begins anew. */
export function load(shelf: Shelf | null): Stored {
  if (shelf === null) return { progress: NOTHING, trouble: 'blocked' };
  try {
    const text = shelf.getItem(KEY);
    if (text === null) return { progress: NOTHING, trouble: null };
    const read = readProgress(text);
    if (read.ok) return { progress: read.value, trouble: null };
    const earlier = shelf.getItem(ASIDE);
    shelf.setItem(ASIDE, earlier === null ? text : `${earlier}\n${text}`);
    shelf.removeItem(KEY);
    return { progress: NOTHING, trouble: 'damaged' };
  } catch {
    return { progress: NOTHING, trouble: 'blocked' };
  }
}

/** Changes what is stored, and gives it. Where nothing can be stored the change is given all the same. */
export function change(shelf: Shelf | null, make: (progress: Progress) => Progress): Stored {
  const { progress, trouble } = load(shelf);
  const next = make(progress);
  if (shelf === null || trouble === 'blocked') return { progress: next, trouble: 'blocked' };
  try {
    shelf.setItem(KEY, writeProgress(next));
    return { progress: next, trouble };
  } catch {
    return { progress: next, trouble: 'blocked' };
  }
}

/** What was set aside as unreadable, for the reader to keep; null where nothing was. */
export function setAside(shelf: Shelf | null): string | null {
  try {
    return shelf?.getItem(ASIDE) ?? null;
  } catch {
    return null;
  }
}

/** Forgets what was set aside. */
export function dropAside(shelf: Shelf | null): void {
  try {
    shelf?.removeItem(ASIDE);
  } catch {
    // A storage that cannot be written has nothing to forget.
  }
}
