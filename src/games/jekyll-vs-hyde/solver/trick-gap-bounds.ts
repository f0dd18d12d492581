import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';

/** From questions with the answers yes and no to the value of a position. */

/** What is known of a gap: at least, at most; 0 to 10, even. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A gap at the end of a round: `low` where Hyde shows his gift first in every Greed exchange, `high` where Jekyll does. */
export interface Gap {
  readonly low: number;
  readonly high: number;
}

/** What a seat can make sure of: where both choose at once, its own gift may have to be shown first. */
export function sure(seat: Seat, { low, high }: Gap): number {
  return seat === 'jekyll' ? high : low;
}

/**
 * By how much a gap is worse for the seat than another; below 0 where it is better, 0 only where both are the same. What it can make sure of
 * comes first; where that is the same, what it may hope for counts by half, for it is had only where the other seat shows first.
 */
export function worseBy(seat: Seat, gap: Gap, than: Gap): number {
  const [more, less] = seat === 'jekyll' ? [gap, than] : [than, gap];
  const surely = sure(seat, more) - sure(seat, less);
  return surely === 0 ? (more.low + more.high - less.low - less.high) / 2 : surely;
}

/** What is known of both so far. The low gap is never above the high one. */
export interface Bounds {
  readonly low: Range;
  readonly high: Range;
}

/** Before anything is known. */
export const OPEN: Bounds = within({ from: 0, to: 10 });

/** Both gaps in one range. */
export function within(range: Range): Bounds {
  return { low: range, high: range };
}

/** What two that both hold say together. */
export function meeting(one: Bounds, other: Bounds): Bounds {
  const meet = (a: Range, b: Range) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) });
  return { low: meet(one.low, other.low), high: meet(one.high, other.high) };
}

/** Settled: exactly this. */
export function exactly({ low, high }: Gap): Bounds {
  return { low: { from: low, to: low }, high: { from: high, to: high } };
}

/** No smaller than this. */
export function atLeast({ low, high }: Gap): Bounds {
  return { low: { from: low, to: 10 }, high: { from: high, to: 10 } };
}

/** No larger than this. */
export function atMost({ low, high }: Gap): Bounds {
  return { low: { from: 0, to: low }, high: { from: 0, to: high } };
}

export function isSettled({ low, high }: Bounds): boolean {
  return low.from === low.to && high.from === high.to;
}

/** The gap whose bounds have met. */
export function gapOf({ low, high }: Bounds): Gap {
  return { low: low.from, high: high.from };
}

export interface Question {
  /** Is the gap at least this? */
  readonly atLeast: number;
  readonly hydeFirst: boolean;
}

/**
 * What to ask next of a gap that is not settled, if `guess` is what both gaps probably are. Nearly always they are the same,
 * and then two answers do: yes, at least so much even where Hyde shows first; no, not more even where Jekyll does.
 */
export function nextQuestion({ low, high }: Bounds, guess: number): Question {
  const aim = Math.min(Math.max(guess, high.from), low.to);
  if (aim > low.from) return { atLeast: aim, hydeFirst: true };
  if (high.from < high.to) return { atLeast: Math.max(aim, high.from) + 2, hydeFirst: false };
  return { atLeast: low.from + 2, hydeFirst: true };
}

/** The bounds with the answer, each carried over to the other gap as far as it says something of it. */
export function answered({ low, high }: Bounds, { atLeast, hydeFirst }: Question, yes: boolean): Bounds {
  const below = atLeast - 2;
  if (yes) {
    const more = { ...high, from: Math.max(high.from, atLeast) };
    return { low: hydeFirst ? { ...low, from: atLeast } : low, high: more };
  }
  const less = { ...low, to: Math.min(low.to, below) };
  return { low: less, high: hydeFirst ? high : { ...high, to: below } };
}
