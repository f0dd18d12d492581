import { expect, test } from 'vitest';
import { unbranchedLineNavigation } from '#widgets/replay/unbranched-line-navigation.ts';

/** Along a line a way leads to another position or is closed. */

const led = (at: number, way: Parameters<ReturnType<typeof unbranchedLineNavigation>['can']>[0]) => {
  const to: number[] = [];
  const steps = unbranchedLineNavigation(at, 2, 5, (next) => to.push(next));
  steps.go(way);
  expect(steps.can(way)).toBe(to.length > 0);
  return to[0] ?? null;
};

test.each([
  [2, { first: null, back: null, forward: 3, last: 5 }],
  [4, { first: 2, back: 3, forward: 5, last: 5 }],
  [5, { first: 2, back: 4, forward: null, last: null }],
])('from %i', (at, ways) => {
  const { first, back, forward, last } = ways;
  expect(led(at, 'first')).toBe(first);
  expect(led(at, 'back')).toBe(back);
  expect(led(at, 'forward')).toBe(forward);
  expect(led(at, 'last')).toBe(last);
  expect(led(at, 'partForward')).toBeNull();
});
