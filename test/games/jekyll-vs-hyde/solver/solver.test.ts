import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Bounds } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import { isSolvable, type Playing } from '#games/jekyll-vs-hyde/solver/solvable-state';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { brute } from './brute-force-gap.ts';
import { randomPositions } from './positions.ts';

const READINGS = ['number', 'named-suit'] as const;

function tricksLeft(state: Playing): number {
  return TRICKS - state.tricks.length;
}

/** Positions of random games with up to four tricks left; leads with four are the dearest, so of those one game in five. */
function* lastTricks(games: number, ruling: (typeof READINGS)[number]) {
  for (let seed = 1; seed <= games; seed += 1) {
    for (const state of randomPositions(seed, { 'led-potion': ruling })) {
      const left = tricksLeft(state);
      if (left < 4 || (left === 4 && (state.phase !== 'lead' || seed % 5 === 0))) yield state;
    }
  }
}

function bruteGap(state: Playing) {
  return { low: brute(state, 'hyde'), high: brute(state, 'jekyll') };
}

describe.each(READINGS)('Perfect play, led-potion: %s', (ruling) => {
  test('the gap is that of trying everything, in 2,000 positions of all phases', () => {
    const solver = createSolver({ memory: 2 ** 20 });
    const seen = { lead: 0, follow: 0, greed: 0 };
    for (const state of lastTricks(100, ruling)) {
      seen[state.phase] += 1;
      expect({ state, gap: solver.value(state) }).toEqual({ state, gap: bruteGap(state) });
    }
    expect(seen.lead + seen.follow + seen.greed).toBeGreaterThan(2000);
    expect(seen.greed).toBeGreaterThan(20);
  });

  test('every legal move is valued, by the gap it leads to', () => {
    const solver = createSolver({ memory: 2 ** 20 });
    for (const state of lastTricks(12, ruling)) {
      const { gap, moves } = solver.solve(state);
      expect(gap).toEqual(solver.value(state));
      if (state.phase === 'greed') {
        expect(moves).toEqual([]);
        continue;
      }
      expect(moves.map(({ action }) => action)).toEqual(legal(state));
      for (const move of moves) {
        const next = apply(state, move.action).state;
        expect({ state, move }).toEqual({
          state,
          move: { action: move.action, gap: { low: brute(next, 'hyde'), high: brute(next, 'jekyll') } },
        });
      }
    }
  });
});

test('In steps the bounds only narrow, however short the steps are, and end in the same values', () => {
  for (const state of randomPositions(3)) {
    if (tricksLeft(state) > 6) continue;
    const solver = createSolver();
    const steps = solver.steps(state, 100);
    let before: readonly Bounds[] = [];
    let count = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) {
      const { gap, moves } = step.value;
      const now = [gap, ...moves.map((move) => move.gap)];
      for (const [index, { low, high }] of before.entries()) {
        expect(now[index]?.low.from).toBeGreaterThanOrEqual(low.from);
        expect(now[index]?.low.to).toBeLessThanOrEqual(low.to);
        expect(now[index]?.high.from).toBeGreaterThanOrEqual(high.from);
        expect(now[index]?.high.to).toBeLessThanOrEqual(high.to);
      }
      before = now;
      count += 1;
    }
    expect(step.value).toEqual(createSolver().solve(state));
    // Each step looks into a hundred positions, unless an answer comes before that.
    expect(solver.looked()).toBeLessThanOrEqual(100 * count);
  }
});

test('A position that no round comes to has no value', () => {
  for (const state of randomPositions(7)) {
    expect(isSolvable(state)).toBe(true);
    const more = { ...state, hands: { ...state.hands, hyde: [...state.hands.hyde, 'W1' as const] } };
    expect(isSolvable(more)).toBe(false);
    expect(() => createSolver().value(more)).toThrow('not as many cards as there are tricks');
  }
});
