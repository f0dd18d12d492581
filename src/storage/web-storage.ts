/** Where a browser keeps texts under keys. Merely asking for it may throw, and so may every use of it. */

/** What `localStorage` and `sessionStorage` offer, and all that is needed of them. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One that can be asked for all its keys. */
export type ListedStorage = TextStorage & Pick<Storage, 'key' | 'length'>;

/** What lasts: shared by all pages of the origin. Null where it is blocked. */
export function browserStorage(): ListedStorage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}

/** What lasts as long as the tab. Null where it is blocked. */
export function tabStorage(): TextStorage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** The text under a key, null where there is none; undefined where it cannot be asked for. */
export function storedText(shelf: TextStorage | null, key: string): string | null | undefined {
  try {
    return shelf?.getItem(key);
  } catch {
    return undefined;
  }
}

/** All keys, in no order; none where they cannot be asked for. */
export function storedKeys(shelf: ListedStorage | null): readonly string[] {
  try {
    return Array.from({ length: shelf?.length ?? 0 }, (_, index) => shelf?.key(index) ?? []).flat();
  } catch {
    return [];
  }
}

/** Keeps a text under a key, or with null nothing. False where that cannot be done: what was there stays. */
export function storeText(shelf: TextStorage | null, key: string, text: string | null): boolean {
  try {
    if (shelf === null) return false;
    if (text === null) shelf.removeItem(key);
    else shelf.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
