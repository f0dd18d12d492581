import { expect, test } from 'vitest';
import { worstMoveIfClearlyWorse } from '#games/jekyll-vs-hyde/opponents/worst-move-if-clearly-worse';

/** Which move is held against the best one. */

const move = (gap: number) => ({
  move: { type: 'follow', by: 'hyde', card: 'W1' } as const,
  gap,
  chance: 0.5,
});

test.for([
  ['jekyll', [2, 3, 6], 6],
  ['jekyll', [2, 2.9], null],
  // On a gap that is better for the seat nothing is said: it was the chance to win that decided.
  ['jekyll', [6, 4], null],
  ['hyde', [6, 5, 2], 2],
  ['hyde', [4, 6], null],
  ['hyde', [4], null],
  ['hyde', [], null],
] as const)('For %s, of moves that lead to gaps of %j, it is that to %s', ([seat, gaps, worse]) => {
  expect(worstMoveIfClearlyWorse({ moves: gaps.map(move) }, seat)?.gap ?? null).toBe(worse);
});
