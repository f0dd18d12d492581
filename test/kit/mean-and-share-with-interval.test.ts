import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { meanWithInterval, shareWithInterval, signOfDifference } from '#kit/mean-and-share-with-interval';

describe('The confidence interval of a share', () => {
  test.each<[won: number, games: number, from: number, to: number]>([
    // By hand from Wilson's formula with z = 1.96.
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [10, 20, 0.299, 0.701],
    [300, 400, 0.7054, 0.79],
  ])('of %i of %i reaches from %f to %f', (won, games, from, to) => {
    const { from: least, to: most } = shareWithInterval(won, games);
    expect(least).toBeCloseTo(from, 3);
    expect(most).toBeCloseTo(to, 3);
  });
});

describe('The confidence interval of a mean', () => {
  test('is as wide as the values are scattered and few', () => {
    // By hand: the mean 3, the variance 10 / 4, and so 1.96 × √(2.5 / 5) to each side.
    const { value, from, to } = meanWithInterval([1, 2, 3, 4, 5]);
    expect(value).toBe(3);
    expect(from).toBeCloseTo(1.614, 3);
    expect(to).toBeCloseTo(4.386, 3);
  });

  test('of one value says nothing, and of none is refused', () => {
    expect(meanWithInterval([3])).toEqual({ value: 3, from: -Infinity, to: Infinity, of: 1 });
    expect(() => meanWithInterval([])).toThrow(RangeError);
  });

  test('holds the true mean about 95 times out of 100', () => {
    const chance = seededRandom(7);
    const held = Array.from({ length: 1000 }, () => {
      const { from, to } = meanWithInterval(Array.from({ length: 100 }, () => chance()));
      return from <= 0.5 && 0.5 <= to;
    }).filter(Boolean).length;
    expect(held).toBeGreaterThan(925);
    expect(held).toBeLessThan(975);
  });
});

describe('The sign of a difference', () => {
  test('says a difference is one only where it does not hold zero', () => {
    expect(signOfDifference({ value: 1, from: 0.2, to: 1.8, of: 9 })).toBe('more');
    expect(signOfDifference({ value: -1, from: -1.8, to: -0.2, of: 9 })).toBe('less');
    expect(signOfDifference({ value: 1, from: -0.2, to: 2.2, of: 9 })).toBe('unclear');
  });
});
