import type { ListedStorage } from '#storage/web-storage';

/** A browser's storage as the platform describes it, and all that stands in it. */
export interface Shelf extends ListedStorage {
  readonly all: Map<string, string>;
}

export function shelfOf(content: Readonly<Record<string, string>> = {}): Shelf {
  const all = new Map(Object.entries(content));
  return {
    all,
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, text) => void all.set(key, text),
    removeItem: (key) => void all.delete(key),
  };
}
