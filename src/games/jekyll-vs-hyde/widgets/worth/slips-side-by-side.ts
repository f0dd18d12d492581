import type { TurningPoint } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { worseBy } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';

/** So far slips stand from each other, in pixels, that each can be pressed. */
export const FINGER = 27;

/** A slip, and how far from the left it stands, in pixels. */
export interface PlacedSlip {
  readonly turn: TurningPoint;
  readonly x: number;
}

/** The slips in the order of the line, without those that would stand too near to one that has cost more; where both slip in one trick they stand side by side. */
export function slipsSideBySide(
  turns: readonly TurningPoint[],
  x: (at: number) => number,
  [left, right]: readonly [left: number, right: number],
  isSameTrick: (one: number, other: number) => boolean,
): readonly PlacedSlip[] {
  const cost = ({ by, from, to }: TurningPoint) => (by === null ? 0 : worseBy(by, to, from));
  const kept: TurningPoint[] = [];
  for (const turn of turns.filter(({ by }) => by !== null).toSorted((a, b) => cost(b) - cost(a)))
    if (kept.every(({ at }) => isSameTrick(at, turn.at) || Math.abs(x(at) - x(turn.at)) >= FINGER))
      kept.push(turn);
  const ordered = kept.toSorted((a, b) => a.at - b.at);
  // None is pushed over either end.
  const placed: PlacedSlip[] = [];
  for (const [index, turn] of ordered.entries()) {
    const last = right - (ordered.length - 1 - index) * FINGER;
    const first = (placed.at(-1)?.x ?? left - FINGER) + FINGER;
    placed.push({ turn, x: Math.max(first, Math.min(x(turn.at), last)) });
  }
  return placed;
}
