import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/apply';
import { legal } from '#games/jekyll-vs-hyde/judge';
import { createSolver, solvable, type Solvable } from '#games/jekyll-vs-hyde/solver/solver';
import { TRICKS } from '#games/jekyll-vs-hyde/track';
import { brute } from './brute.ts';
import { randomPositions } from './positions.ts';

const READINGS = ['number', 'named-suit'] as const;

function tricksLeft(state: Solvable): number {
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

function bruteGap(state: Solvable) {
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

test('A position that no round comes to has no value', () => {
  for (const state of randomPositions(7)) {
    expect(solvable(state)).toBe(true);
    const more = { ...state, hands: { ...state.hands, hyde: [...state.hands.hyde, 'W1' as const] } };
    expect(solvable(more)).toBe(false);
    expect(() => createSolver().value(more)).toThrow('No round can come to this position');
  }
});
