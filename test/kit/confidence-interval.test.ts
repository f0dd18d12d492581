import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { meanInterval, shareInterval } from '#kit/confidence-interval';

describe('The confidence interval of a share', () => {
  test.each<[won: number, games: number, from: number, to: number]>([
    // By hand from Wilson's formula with z = 1.96.
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [300, 400, 0.7054, 0.79],
  ])('of %i of %i reaches from %f to %f', (won, games, from, to) => {
    const [least, most] = shareInterval(won, games);
    expect(least).toBeCloseTo(from, 3);
    expect(most).toBeCloseTo(to, 3);
  });
});

describe('The confidence interval of a mean', () => {
  test('is as wide as the values are scattered and few', () => {
    // By hand: the mean 3, the variance 10 / 4, and so 1.96 × √(2.5 / 5) to each side.
    const { mean, interval } = meanInterval([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(interval[0]).toBeCloseTo(1.614, 3);
    expect(interval[1]).toBeCloseTo(4.386, 3);
  });

  test('holds the true mean about 95 times out of 100', () => {
    const chance = seededRandom(7);
    const held = Array.from({ length: 1000 }, () => {
      const [from, to] = meanInterval(Array.from({ length: 100 }, () => chance())).interval;
      return from <= 0.5 && 0.5 <= to;
    }).filter(Boolean).length;
    expect(held).toBeGreaterThan(925);
    expect(held).toBeLessThan(975);
  });
});
