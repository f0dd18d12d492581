/** What has been found out about positions, in typed arrays: two words of key and one of what is known. */

const START_SIZE = 1 << 12;
const BUCKET = 2;

export interface Table {
  /** What is known of a position; 0: nothing. */
  readonly get: (first: number, second: number) => number;
  /** Notes what is known; `work` (0 to 31) says how dear it was: of two the dearer stays. */
  readonly put: (first: number, second: number, known: number) => void;
  readonly clear: () => void;
}

/** `entries` is a power of two. */
export function createTable(entries: number): Table {
  let size = Math.min(START_SIZE, entries);
  let words = new Int32Array(3 * size);
  let used = 0;

  function slot(first: number, second: number): number {
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second ^ (second >>> 15), 0x85ebca6b);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 13;
    return (hash & (size - BUCKET)) * 3;
  }

  function grow(): void {
    const old = words;
    size *= 2;
    words = new Int32Array(3 * size);
    used = 0;
    for (let at = 0; at < old.length; at += 3) {
      const known = old[at + 2] ?? 0;
      if (known !== 0) put(old[at] ?? 0, old[at + 1] ?? 0, known);
    }
  }

  function get(first: number, second: number): number {
    const at = slot(first, second);
    if (words[at] === first && words[at + 1] === second) return words[at + 2] ?? 0;
    if (words[at + 3] === first && words[at + 4] === second) return words[at + 5] ?? 0;
    return 0;
  }

  function put(first: number, second: number, known: number): void {
    let at = slot(first, second);
    if (words[at + 2] !== 0 && (words[at] !== first || words[at + 1] !== second)) {
      const there = words[at + 2] ?? 0;
      at += 3;
      const next = words[at + 2] ?? 0;
      if (next !== 0 && (words[at] !== first || words[at + 1] !== second)) {
        // Both places are taken: what was dearer stays in the first, the newest goes to the second.
        if (known >>> 27 >= there >>> 27) {
          words[at] = words[at - 3] ?? 0;
          words[at + 1] = words[at - 2] ?? 0;
          words[at + 2] = there;
          at -= 3;
        }
      } else if (next === 0) used += 1;
    } else if (words[at + 2] === 0) used += 1;
    words[at] = first;
    words[at + 1] = second;
    words[at + 2] = known;
    if (used > size >> 1 && size < entries) grow();
  }

  return {
    get,
    put,
    clear: () => {
      size = Math.min(START_SIZE, entries);
      words = new Int32Array(3 * size);
      used = 0;
    },
  };
}
