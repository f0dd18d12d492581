/**
 * The only randomness in the house. A game never draws lots: a deal is an action with its cards
 * spelled out, and whoever makes one brings the chance along.
 */

/** Gives a number from 0 up to, not including, 1. */
export type Random = () => number;

/** The same seed (any 32-bit integer) gives the same numbers for ever: mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed from a text: the same for the same text. */
export function seedFrom(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
}

/** A new list with the same items in random order (Fisher–Yates); the given list is left alone. */
export function shuffle<Item>(items: readonly Item[], chance: Random): Item[] {
  const shuffled: Item[] = [];
  for (const item of items) {
    const at = Math.floor(chance() * (shuffled.length + 1));
    const moved = shuffled[at];
    if (moved === undefined) shuffled.push(item);
    else {
      shuffled.push(moved);
      shuffled[at] = item;
    }
  }
  return shuffled;
}

/** One of the items; refuses an empty list. */
export function pick<Item>(items: readonly Item[], chance: Random): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
