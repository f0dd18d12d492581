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

/** A table that takes up to about `memory` bytes. */
export class Table {
  private readonly largest: number;
  private size = 0;
  private words = new Int32Array(0);
  private used = 0;
  private limit = Infinity;
  /** How often something was noted since the table was made or cleared: a measure of all work. */
  noted = 0;

  constructor(memory: number) {
    this.largest = 2 ** Math.floor(Math.log2(memory / (4 * WORDS)));
    this.clear();
  }

  clear(): void {
    this.size = Math.min(SMALLEST, this.largest);
    this.words = new Int32Array(this.size * WORDS);
    this.used = 0;
    this.noted = 0;
  }

  /** From now on so many may be noted; the last of them throws `PAUSED`. */
  allow(positions: number): void {
    this.limit = this.noted + positions;
  }

  /** What is known; 0: nothing. */
  get(first: number, second: number): number {
    const { words } = this;
    const at = this.place(first, second);
    if (words[at] === first && words[at + 1] === second) return words[at + 2] ?? 0;
    if (words[at + 3] === first && words[at + 4] === second) return words[at + 5] ?? 0;
    return 0;
  }

  /**
   * Notes what is known, not 0. Its highest five bits say how much work that was: where both places are taken, the dearer
   * one stays in the first, and the second has whatever came last.
   */
  put(first: number, second: number, known: number): void {
    this.noted += 1;
    this.store(first, second, known);
    if (this.used > this.size / 2 && this.size < this.largest) this.grow();
    if (this.noted >= this.limit) throw PAUSED;
  }

  private place(first: number, second: number): number {
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second ^ (second >>> 15), 0x85ebca6b);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    hash ^= hash >>> 13;
    return (hash & (this.size - PLACES)) * WORDS;
  }

  private store(first: number, second: number, known: number): void {
    const { words } = this;
    let at = this.place(first, second);
    const there = words[at + 2] ?? 0;
    if (there === 0) this.used += 1;
    else if (words[at] !== first || words[at + 1] !== second) {
      const next = words[at + 5] ?? 0;
      if (next === 0) this.used += 1;
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

  private grow(): void {
    const old = this.words;
    this.size *= 2;
    this.words = new Int32Array(this.size * WORDS);
    this.used = 0;
    for (let at = 0; at < old.length; at += WORDS) {
      const known = old[at + 2] ?? 0;
      if (known !== 0) this.store(old[at] ?? 0, old[at + 1] ?? 0, known);
    }
  }
}
