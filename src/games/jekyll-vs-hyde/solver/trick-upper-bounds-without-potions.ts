import type { Canonical } from './canonical-position.ts';
import { IN_ORDER, NUMBERS, SUIT_SIZE, WRATH_LOWEST } from './bit-encoding.ts';

/**
 * How many tricks each side can win at most once no Potion is left, whatever is led. Give each card one that it beats, to as
 * many as will go: no play wins more. With all suits ranked the cards stand in one order, and a walk from the lowest to the
 * highest counts such pairs; what a suit adds to that walk is in a table.
 */

/**
 * `WALKS[Hyde's cards of a suit << 7 | Jekyll's]`, three bits each: pairs within the suit that Jekyll wins, his cards without
 * one to beat, Hyde's cards left over for a higher suit; from bit 9 on the same for Hyde.
 */
const WALKS = new Int32Array(1 << (2 * SUIT_SIZE));

for (let jekyll = 0; jekyll <= NUMBERS; jekyll += 1) {
  const free = NUMBERS & ~jekyll;
  for (let hyde = free; ; hyde = (hyde - 1) & free) {
    WALKS[(hyde << SUIT_SIZE) | jekyll] = walk(jekyll, hyde) | (walk(hyde, jekyll) << 9);
    if (hyde === 0) break;
  }
}

function walk(winners: number, losers: number): number {
  let pairs = 0;
  let without = 0;
  let over = 0;
  for (let number = 0; number < SUIT_SIZE; number += 1) {
    if ((losers >>> number) & 1) over += 1;
    else if (((winners >>> number) & 1) === 0) continue;
    else if (over === 0) without += 1;
    else {
      over -= 1;
      pairs += 1;
    }
  }
  return pairs | (without << 3) | (over << 6);
}

/** The most tricks that Jekyll can win, and 16 times the most that Hyde can, with the suits ranked in this order. */
function maxTricksForRanking(low: number, middle: number, high: number): number {
  const walks = [WALKS[low] ?? 0, WALKS[middle] ?? 0, WALKS[high] ?? 0] as const;
  return pairs(walks[0], walks[1], walks[2]) | (pairs(walks[0] >>> 9, walks[1] >>> 9, walks[2] >>> 9) << 4);
}

function pairs(low: number, middle: number, high: number): number {
  const toMiddle = Math.min((low >>> 6) & 7, (middle >>> 3) & 7);
  const over = ((low >>> 6) & 7) - toMiddle + ((middle >>> 6) & 7);
  return (low & 7) + (middle & 7) + (high & 7) + toMiddle + Math.min(over, (high >>> 3) & 7);
}

/** The same for a position without Potions in its canonical form, with the suits in any order that may yet come about. */
export function trickUpperBounds({ ranking, wrath, greed, pride }: Canonical): number {
  let most = maxTricksForRanking(wrath, greed, pride);
  if (ranking === IN_ORDER) return most;
  most = larger(most, maxTricksForRanking(wrath, pride, greed));
  if (ranking === WRATH_LOWEST) return most;
  most = larger(most, maxTricksForRanking(greed, wrath, pride));
  most = larger(most, maxTricksForRanking(greed, pride, wrath));
  most = larger(most, maxTricksForRanking(pride, wrath, greed));
  return larger(most, maxTricksForRanking(pride, greed, wrath));
}

function larger(one: number, other: number): number {
  return Math.max(one & 0xf, other & 0xf) | Math.max(one & 0xf0, other & 0xf0);
}
