import { expect, test } from 'vitest';
import { gameOf } from '#widgets/search-ranking.ts';

const ONE = { id: 'one', title: 'One' };
const TWO = { id: 'two', title: 'Two' };

test('What is found is of the game in whose folder it lies, which is said where there are several', () => {
  expect(gameOf('/shelf/ja/two/cases/peek/', [ONE, TWO])).toBe(TWO);
  expect(gameOf('/one/', [ONE, TWO])).toBe(ONE);
  expect(gameOf('/licences/', [ONE, TWO])).toBeNull();
  expect(gameOf('/one/', [ONE])).toBeNull();
});
