import type { Question } from './search-question-types.ts';

/**
 * What is known of a position, in one word. Values are half gaps, 0 to 5, three bits each: the low one is at least, at most
 * (Hyde shows first in every Greed exchange), the high one is at least, at most (Jekyll does). Then the move that settled it,
 * ten bits from bit 12 on, and in the highest five how much work it was.
 */

const NOTHING = (5 << 3) | (5 << 9);
const BEST = 12;
const BEST_BITS = 0x3ff;
const WORK = 27;

export const UNKNOWN = -1;

/** 1: yes, 0: no, or `UNKNOWN`. */
export function answerOf(known: number, { half, hydeFirst }: Question): number {
  const bounds = hydeFirst ? known : known >>> 6;
  if ((bounds & 7) >= half) return 1;
  return ((bounds >>> 3) & 7) < half ? 0 : UNKNOWN;
}

/** The move that settled the position before; -1: nothing is known. */
export function bestOf(known: number): number {
  return known === 0 ? -1 : (known >>> BEST) & BEST_BITS;
}

/** What is known with the answer; `same`: no Greed exchange can come, so that low and high are the same. */
export function learned(known: number, { half, hydeFirst }: Question, yes: boolean, same: boolean): number {
  const before = known === 0 ? NOTHING : known;
  let lowFrom = before & 7;
  let lowTo = (before >>> 3) & 7;
  let highFrom = (before >>> 6) & 7;
  let highTo = (before >>> 9) & 7;
  // The low value is never above the high one.
  if (yes) {
    highFrom = Math.max(highFrom, half);
    if (hydeFirst || same) lowFrom = Math.max(lowFrom, half);
  } else {
    lowTo = Math.min(lowTo, half - 1);
    if (!hydeFirst || same) highTo = Math.min(highTo, half - 1);
  }
  return lowFrom | (lowTo << 3) | (highFrom << 6) | (highTo << 9);
}

/** The rest of the word: the move, and the work in positions, which is kept as a power of two. */
export function settledBy(best: number, work: number): number {
  return (best << BEST) | (Math.min(31, 32 - Math.clz32(work)) << WORK);
}
