import { FIRST_POTION, NO_SUIT, POTION_BITS, RANK, SUIT_BITS, SUIT_SIZE } from './bits.ts';

/**
 * Positions that play alike are made the same. Only the order of the cards in play counts: within a suit, and against the
 * Potions still in play. So the cards of a suit are moved down to the lowest numbers that keep that order.
 */

const PAIRS = 1 << (2 * SUIT_SIZE);
/** PACKED[Potions in play << 14 | Hyde's cards of a suit << 7 | Jekyll's]: the same two, moved down. */
const PACKED = new Uint16Array(16 * PAIRS);
/** STARTS[Potions in play]: the cards below which, in their suit, a Potion's value lies, or nothing. */
const STARTS = new Int32Array(16);

function startsOf(potions: number): number {
  // The lowest Potion is worth 2.5, so it lies just below number 3, which has index 2.
  return 1 | (potions << 2);
}

function pack(starts: number, jekyll: number, hyde: number): number {
  let packed = 0;
  let to = 0;
  for (let from = 0; from < SUIT_SIZE; from += 1) {
    if ((starts >>> from) & 1) to = from;
    if ((jekyll >>> from) & 1) packed |= 1 << to++;
    else if ((hyde >>> from) & 1) packed |= 1 << (SUIT_SIZE + to++);
  }
  return packed;
}

for (let potions = 0; potions < 16; potions += 1) {
  const starts = startsOf(potions);
  STARTS[potions] = starts | (starts << SUIT_SIZE) | (starts << (2 * SUIT_SIZE));
  for (let jekyll = 0; jekyll <= SUIT_BITS; jekyll += 1) {
    const free = SUIT_BITS & ~jekyll;
    for (let hyde = free; ; hyde = (hyde - 1) & free) {
      PACKED[(potions << 14) | (hyde << SUIT_SIZE) | jekyll] = pack(starts, jekyll, hyde);
      if (hyde === 0) break;
    }
  }
}

/** Both hands' cards of one suit (0, 7 or 14: where the suit begins), packed: Hyde's seven bits above Jekyll's. */
export function packSuit(potions: number, jekyll: number, hyde: number, at: number): number {
  return (
    PACKED[(potions << 14) | (((hyde >>> at) & SUIT_BITS) << SUIT_SIZE) | ((jekyll >>> at) & SUIT_BITS)] ?? 0
  );
}

/** One of each group of cards that play alike: next to each other in a suit, in one hand, no Potion's value between them. */
export function distinct(hand: number, potions: number): number {
  return hand & ~((hand << 1) & ~(STARTS[potions] ?? 0) & ~POTION_BITS);
}

export function potionsIn(hands: number): number {
  return (hands & POTION_BITS) >>> FIRST_POTION;
}

export interface Canonical {
  jekyll: number;
  hyde: number;
  ranking: number;
}

/** Writes the canonical form of a position into `form`. */
export function canonical(jekyll: number, hyde: number, ranking: number, form: Canonical): void {
  const potions = potionsIn(jekyll | hyde);
  let wrath = packSuit(potions, jekyll, hyde, 0);
  let greed = packSuit(potions, jekyll, hyde, 7);
  let pride = packSuit(potions, jekyll, hyde, 14);
  if (potions === 0) {
    // Without Potions suits differ only by their ranks: lowest first, and the unranked by their cards.
    let swap: number;
    const lowestRanked =
      ranking === 0 ? NO_SUIT : RANK[3 * ranking] === 0 ? 0 : RANK[3 * ranking + 1] === 0 ? 1 : 2;
    if (lowestRanked === 1) {
      swap = wrath;
      wrath = greed;
      greed = swap;
    } else if (lowestRanked === 2) {
      swap = wrath;
      wrath = pride;
      pride = swap;
    }
    if (ranking <= 3) {
      if (ranking !== 0) {
        ranking = 1;
      } else {
        if (greed > wrath) {
          swap = wrath;
          wrath = greed;
          greed = swap;
        }
        if (pride > wrath) {
          swap = wrath;
          wrath = pride;
          pride = swap;
        }
      }
      if (pride > greed) {
        swap = greed;
        greed = pride;
        pride = swap;
      }
    } else {
      // After the swap above: is the middle suit in the greed place?
      const middle = (RANK[3 * ranking] ?? 0) === 1 ? 0 : (RANK[3 * ranking + 1] ?? 0) === 1 ? 1 : 2;
      const place = middle === lowestRanked ? lowestRanked : middle === 0 ? lowestRanked : middle;
      if (place === 2) {
        swap = greed;
        greed = pride;
        pride = swap;
      }
      ranking = 4;
    }
  }
  const potionsOfJekyll = jekyll & POTION_BITS;
  const potionsOfHyde = hyde & POTION_BITS;
  form.jekyll =
    (wrath & SUIT_BITS) | ((greed & SUIT_BITS) << 7) | ((pride & SUIT_BITS) << 14) | potionsOfJekyll;
  form.hyde = (wrath >>> 7) | ((greed >>> 7) << 7) | ((pride >>> 7) << 14) | potionsOfHyde;
  form.ranking = ranking;
}
