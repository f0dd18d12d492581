import { expect, test } from 'vitest';
import type { TurningPoint } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { FINGER, slipsSideBySide } from '#games/jekyll-vs-hyde/widgets/worth/slips-side-by-side';

const all = (gap: number) => ({ low: gap, high: gap });
const slip = (at: number, by: 'jekyll' | 'hyde', cost: number): TurningPoint => ({
  at,
  by,
  action: { type: 'lead', by, card: 'G1' },
  from: all(4),
  to: all(by === 'jekyll' ? 4 + cost : 4 - cost),
});

/** The places of the slips on a strip of 300 pixels with 10 to a move, two moves to a trick. */
const placed = (...turns: readonly TurningPoint[]) =>
  slipsSideBySide(
    turns,
    (at) => at * 10,
    [14, 286],
    (one, other) => Math.floor(one / 2) === Math.floor(other / 2),
  );

test('Where both slip in one trick both are marked, side by side', () => {
  for (const at of [0, 10, 28]) {
    const marks = placed(slip(at, 'jekyll', 2), slip(at + 1, 'hyde', 3));
    expect(marks.map(({ turn }) => turn.by)).toEqual(['jekyll', 'hyde']);
    const [one, other] = marks.map(({ x }) => x);
    expect((other ?? 0) - (one ?? 0)).toBeGreaterThanOrEqual(FINGER);
    for (const { x } of marks) expect(x >= 14 && x <= 286).toBe(true);
  }
});

test('A slip too near to one of another trick that has cost more has no mark', () => {
  expect(placed(slip(10, 'jekyll', 2), slip(12, 'hyde', 3)).map(({ turn }) => turn.at)).toEqual([12]);
});
