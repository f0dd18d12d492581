/**
 * What has been found out about positions: two words for which one it is, and one for what is known. It starts small, because
 * little memory is fast memory, and grows as it fills.
 */

const WORDS = 3;
/** A position has two neighbouring places to go to. */
const PLACES = 2;
const SMALLEST = 1 << 12;

/** Thrown where a search has looked at as many positions as it may. Asked again it soon finds its way back by the table. */
export const PAUSED = new Error('The search has paused');

export interface Table {
  /** What is known; 0: nothing. */
  readonly get: (first: number, second: number) => number;
  /**
   * Notes what is known, not 0. Its highest five bits say how much work that was: where both places are taken, the dearer
   * one stays in the first, and the second has whatever came last.
   */
  readonly put: (first: number, second: number, known: number) => void;
  /** How often something was noted since the table was made or cleared: a measure of all work. */
  readonly noted: () => number;
  /** From now on so many may be noted; the last of them throws `PAUSED`. */
  readonly allow: (positions: number) => void;
  readonly clear: () => void;
}

/** A table that takes up to about `memory` bytes. */
export function createTable(memory: number): Table {
  const largest = 2 ** Math.floor(Math.log2(memory / (4 * WORDS)));
  let size = 0;
  let words = new Int32Array(0);
  let used = 0;
  let noted = 0;
  let limit = Infinity;
  clear();

  function clear(): void {
    size = Math.min(SMALLEST, largest);
    words = new Int32Array(size * WORDS);
    used = 0;
    noted = 0;
  }

  function allow(positions: number): void {
    limit = noted + positions;
  }

  function place(first: number, second: number): number {
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second ^ (second >>> 15), 0x85ebca6b);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 13;
    return (hash & (size - PLACES)) * WORDS;
  }

  function get(first: number, second: number): number {
    const at = place(first, second);
    if (words[at] === first && words[at + 1] === second) return words[at + 2] ?? 0;
    if (words[at + 3] === first && words[at + 4] === second) return words[at + 5] ?? 0;
    return 0;
  }

  function put(first: number, second: number, known: number): void {
    noted += 1;
    store(first, second, known);
    if (used > size / 2 && size < largest) grow();
    if (noted >= limit) throw PAUSED;
  }

  function store(first: number, second: number, known: number): void {
    let at = place(first, second);
    const there = words[at + 2] ?? 0;
    if (there === 0) used += 1;
    else if (words[at] !== first || words[at + 1] !== second) {
      const next = words[at + 5] ?? 0;
      if (next === 0) used += 1;
      const anew = next === 0 || words[at + 3] !== first || words[at + 4] !== second;
      if (anew && known >>> 27 >= there >>> 27) {
        words[at + 3] = words[at] ?? 0;
        words[at + 4] = words[at + 1] ?? 0;
        words[at + 5] = there;
      } else at += WORDS;
    }
    words[at] = first;
    words[at + 1] = second;
    words[at + 2] = known;
  }

  function grow(): void {
    const old = words;
    size *= 2;
    words = new Int32Array(size * WORDS);
    used = 0;
    for (let at = 0; at < old.length; at += WORDS) {
      const known = old[at + 2] ?? 0;
      if (known !== 0) store(old[at] ?? 0, old[at + 1] ?? 0, known);
    }
  }

  return { get, put, noted: () => noted, allow, clear };
}
