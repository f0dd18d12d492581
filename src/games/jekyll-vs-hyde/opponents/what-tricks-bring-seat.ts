import type { BySeat, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { gap, TRICKS, WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';

/** What the seat aims at, by the tricks that it should have at the end: the side of an even round on which they are. Null for a seat that wants it even, and where it is. */
export function aimOf(seat: Seat, ends: number): 'many' | 'few' | null {
  const own = Math.round(ends);
  if (WANTED_GAP[seat] === 0 || own === TRICKS / 2) return null;
  return own > TRICKS / 2 ? 'many' : 'few';
}

/** Whether the gap is nearer to what the seat wants with these tricks than before; null: it is the same. */
export function helps(seat: Seat, before: BySeat<number>, after: BySeat<number>): boolean | null {
  const change = gap(after) - gap(before);
  if (change === 0) return null;
  return seat === 'hyde' ? change > 0 : change < 0;
}
