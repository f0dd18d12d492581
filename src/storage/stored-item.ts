import { storeText, storedText, type TextStorage } from './web-storage.ts';

/**
 * One value in the browser's storage. Nothing is written there that its own reader would refuse, and nothing that was there is
 * lost: what cannot be read is set aside, and what a later Cabinet has kept is left alone. Two tabs may write at once: each
 * change is made on what is there at that moment.
 */

/** What a text turns out to be. */
export type Reading<Value> =
  | { readonly type: 'whole'; readonly value: Value }
  /** Some of it could not be used as it stands: it was put right, or is not in the value. */
  | { readonly type: 'mended'; readonly value: Value }
  | { readonly type: 'later' }
  | { readonly type: 'damaged' };

export interface Place {
  readonly key: string;
}

/** Where a value is kept and how it is written. Reading takes any text and never throws. */
export interface StoredItem<Value> extends Place {
  readonly read: (text: string) => Reading<Value>;
  readonly write: (value: Value) => string;
}

/**
 * What is wrong: nothing can be kept; what was there could not be read, or not all of it, and was set aside; it is of a later
 * Cabinet and stays; or the new value could not be read again, and what was there stays.
 */
export type StorageProblem = 'blocked' | 'damaged' | 'mended' | 'later' | 'refused';

/** The value, null where there is none that can be read, and what is wrong with what is kept. */
export interface Loaded<Value> {
  readonly value: Value | null;
  readonly trouble: StorageProblem | null;
}

/** Whether JSON was written by a later Cabinet, which alone knows what it says. */
export function isLater(json: unknown, version: number): boolean {
  if (typeof json !== 'object' || json === null || !('version' in json)) return false;
  return typeof json.version === 'number' && json.version > version;
}

const asideOf = ({ key }: Place) => `${key}.damaged`;

/** What is kept. Whatever of it cannot be used is set aside first and reported once. */
export function load<Value>(shelf: TextStorage | null, slot: StoredItem<Value>): Loaded<Value> {
  const text = storedText(shelf, slot.key);
  if (text === undefined) return { value: null, trouble: 'blocked' };
  if (text === null) return { value: null, trouble: null };
  const found = slot.read(text);
  switch (found.type) {
    case 'whole':
      return { value: found.value, trouble: null };
    case 'later':
      return { value: null, trouble: 'later' };
    case 'mended':
    case 'damaged': {
      const value = found.type === 'mended' ? found.value : null;
      const rest = value === null ? null : slot.write(value);
      const done = setAside(shelf, slot, text) && storeText(shelf, slot.key, rest);
      return { value, trouble: done ? found.type : 'blocked' };
    }
  }
}

/** Puts a text beside those that were set aside before, once. False where there is no room. */
export function setAside(shelf: TextStorage | null, slot: Place, text: string): boolean {
  const earlier = aside(shelf, slot);
  if (earlier?.includes(text) === true) return true;
  return storeText(shelf, asideOf(slot), earlier === null ? text : `${earlier}\n${text}`);
}

/** Changes what is kept, and gives the value now. Where it cannot be kept the value is given all the same. */
export function change<Value>(
  shelf: TextStorage | null,
  slot: StoredItem<Value>,
  make: (value: Value | null) => Value,
): { readonly value: Value; readonly trouble: StorageProblem | null } {
  const { value: before, trouble } = load(shelf, slot);
  const value = make(before);
  if (trouble === 'blocked' || trouble === 'later') return { value, trouble };
  const text = slot.write(value);
  if (slot.read(text).type !== 'whole') return { value, trouble: 'refused' };
  return { value, trouble: storeText(shelf, slot.key, text) ? trouble : 'blocked' };
}

/** What was set aside, for the reader to keep; null where nothing was. */
export function aside(shelf: TextStorage | null, slot: Place): string | null {
  return storedText(shelf, asideOf(slot)) ?? null;
}

/** Forgets what was set aside. */
export function dropAside(shelf: TextStorage | null, slot: Place): void {
  storeText(shelf, asideOf(slot), null);
}
