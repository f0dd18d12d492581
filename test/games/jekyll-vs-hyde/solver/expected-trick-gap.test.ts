import { describe, expect, test } from 'vitest';
import { matrixValue } from '#games/jekyll-vs-hyde/solver/matrix-game';
import { expectedTrickGap } from '#games/jekyll-vs-hyde/solver/expected-trick-gap';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { seededRandom } from '#kit/random';
import { randomPositions } from './positions.ts';

describe('The value of choosing at the same time', () => {
  test.each<[what: string, payoffs: readonly (readonly number[])[], value: number]>([
    ['one choice each', [[4]], 4],
    ['a saddle', [[2, 4], [0, 6]], 2],
    ['matching pennies', [[2, 0], [0, 2]], 1],
    ['rock, paper, scissors', [[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0],
    // Rows are drawn 3 : 1: against either column 3/4 · 2 = 1/4 · 6.
    ['uneven stakes', [[2, 0], [0, 6]], 1.5],
    ['a column that is never wise', [[2, 0, 9], [0, 2, 9]], 1],
  ])('%s', (_, payoffs, value) => {
    expect(matrixValue(payoffs)).toBeCloseTo(value, 9);
  }); // prettier-ignore

  test('lies where both sides’ guarantees meet, in random matrices', () => {
    const luck = seededRandom(6);
    for (let game = 0; game < 300; game += 1) {
      const [rows, columns] = [1 + Math.floor(luck() * 8), 1 + Math.floor(luck() * 8)];
      const payoffs = Array.from({ length: rows }, () =>
        Array.from({ length: columns }, () => 2 * Math.floor(luck() * 6)),
      );
      const value = matrixValue(payoffs);
      const turned = Array.from({ length: columns }, (_, column) =>
        payoffs.map((row) => -(row[column] ?? 0)),
      );
      // From the other side it is the same game.
      expect(matrixValue(turned)).toBeCloseTo(-value, 6);
      expect(value).toBeGreaterThanOrEqual(Math.max(...payoffs.map((row) => Math.min(...row))) - 1e-6);
    }
  });

  test('lies between showing first and seeing first, with up to seven tricks left', () => {
    const solver = createSolver({ memory: 2 ** 24 });
    let differing = 0;
    for (let seed = 1; differing < 12; seed += 1) {
      for (const state of randomPositions(seed)) {
        if (TRICKS - state.tricks.length > 7) continue;
        const { low, high } = solver.value(state);
        const expected = expectedTrickGap(state, solver);
        expect(expected).toBeGreaterThanOrEqual(low - 1e-9);
        expect(expected).toBeLessThanOrEqual(high + 1e-9);
        if (low !== high) differing += 1;
      }
    }
  });
});
