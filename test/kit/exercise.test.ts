import { expect, test } from 'vitest';
import { isPartlyRight } from '#kit/exercise';

/** Choices that were marked, of which the first three were to be. */
test.each([
  { marked: [0, 1], partly: true },
  { marked: [2], partly: true },
  { marked: [0, 1, 3], partly: true },
  { marked: [0, 1, 2, 3], partly: true },
  { marked: [0, 1, 2], partly: false },
  { marked: [0, 3], partly: false },
  { marked: [0, 1, 2, 3, 4, 5], partly: false },
  { marked: [4], partly: false },
  { marked: [], partly: false },
])('Marked $marked is partly right: $partly', ({ marked, partly }) => {
  expect(isPartlyRight({ right: [0, 1, 2] }, marked)).toBe(partly);
});
