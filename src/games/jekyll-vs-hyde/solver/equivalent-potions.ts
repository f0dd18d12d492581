import { NUMBERS, POTION_SETS, SUIT_SIZE, count } from './bit-encoding.ts';

/**
 * Potions part the numbers of each suit into those below and those above their values. Any Potions that part the cards in
 * play alike will do; these tables give the lowest that do, and move the cards along.
 */

/** `FEWEST[Potions in play << 7 | numbers used in any suit]`: the Potions with the lowest values that leave room for them. */
export const LOWERED = new Uint8Array(POTION_SETS << SUIT_SIZE);
/** `MOVED_NUMBERS[(Potions << 4 | lowered) << 7 | numbers]`: the numbers, each part moved down to where it now begins. */
export const MOVED_NUMBERS = new Uint8Array((POTION_SETS * POTION_SETS) << SUIT_SIZE);
/** `MOVED_POTIONS[(Potions << 4 | lowered) << 4 | some of the Potions]`: the same ones, lowered. */
export const MOVED_POTIONS = new Uint8Array(POTION_SETS * POTION_SETS * POTION_SETS);

/** The first number above each Potion, and the first of all, as bits: 2+ is worth 2.5, and the third number has bit 2. */
export function startsOf(potions: number): number {
  return 1 | (potions << 2);
}

/** The places of the bits that are set. */
function places(bits: number): number[] {
  return Array.from({ length: SUIT_SIZE }, (_, place) => place).filter((place) => (bits >>> place) & 1);
}

/** The numbers in each part, moved down to bit 0. */
function partsOf(potions: number, numbers: number): number[] {
  const starts = places(startsOf(potions));
  return starts.map((start, part) => (numbers & ((1 << (starts[part + 1] ?? SUIT_SIZE)) - 1)) >>> start);
}

function lowered(potions: number, used: number): number {
  const parts = partsOf(potions, used);
  let start = 0;
  let lower = 0;
  for (const [part] of places(potions).entries()) {
    // No Potion lies below number 2, and no two lie at the same place.
    start += Math.max(count(parts[part] ?? 0), part === 0 ? 2 : 1);
    lower |= 1 << (start - 2);
  }
  return lower;
}

for (let potions = 0; potions < POTION_SETS; potions += 1) {
  for (let used = 0; used <= NUMBERS; used += 1) {
    LOWERED[(potions << SUIT_SIZE) | used] = lowered(potions, used);
  }
  for (let to = 0; to < POTION_SETS; to += 1) {
    if (count(to) !== count(potions)) continue;
    const move = (potions << 4) | to;
    const starts = places(startsOf(to));
    for (let numbers = 0; numbers <= NUMBERS; numbers += 1) {
      const moved = partsOf(potions, numbers).reduce((all, part, at) => all | (part << (starts[at] ?? 0)), 0);
      MOVED_NUMBERS[(move << SUIT_SIZE) | numbers] = moved & NUMBERS;
    }
    const [from, into] = [places(potions), places(to)];
    for (let some = 0; some < POTION_SETS; some += 1) {
      MOVED_POTIONS[(move << 4) | some] = into.reduce(
        (all, place, at) => all | (((some >>> (from[at] ?? 0)) & 1) << place),
        0,
      );
    }
  }
}
