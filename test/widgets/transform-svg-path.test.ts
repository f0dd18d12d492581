import { describe, expect, test } from 'vitest';
import { disc, transformPath } from '#widgets/transform-svg-path.ts';

describe('An outline moved by 10 and 20 at half its size', () => {
  test.for<[string, string, string]>([
    ['begins where it is moved to', 'M0 0L4 8Z', 'M10 20L12 24Z'],
    ['keeps what is relative, but smaller', 'M2 2l4-8h2v-2Z', 'M11 21l2-4h1v-1Z'],
    ['knows across from down', 'M0 0H8V4', 'M10 20H14V22'],
    [
      'bends as it did',
      'M0 0C2 4 6 4 8 0s6-4 8 0Q4 4 6 8T8 8',
      'M10 20C11 22 13 22 14 20s3-2 4 0Q12 22 13 24T14 24',
    ],
    [
      'leaves the flags and the slope of an arc',
      'M0 0a4 6 30 1 0 8 2A2 2 0 0 1 4 4',
      'M10 20a2 3 30 1 0 4 1A1 1 0 0 1 12 22',
    ],
    ['reads numbers that stand close', 'M.5-.5-1.5.25', 'M10.3 19.8 9.3 20.1'],
  ])('%s', ([, outline, moved]) => {
    expect(transformPath(outline, 10, 20, 0.5)).toBe(moved);
  });

  test('stays itself where nothing is asked of it', () => {
    expect(transformPath('M1 2a3 4 0 1 1-5 6Z', 0, 0, 1)).toBe('M1 2a3 4 0 1 1-5 6Z');
  });
});

test('A disc is closed and as wide as twice its radius', () => {
  expect(disc(10, 20, 3)).toBe('M7 20a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z');
});
