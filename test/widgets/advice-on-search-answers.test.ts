import { expect, test } from 'vitest';
import { adviceOn, type FoundSearchOutcome } from '#widgets/run-search-query.ts';
import type { Ranked } from '#widgets/search-ranking.ts';

/** What is said above the answers of the search. */

const page = (title: string): Ranked => ({
  page: { url: `/${title}/`, excerpt: '', meta: { title }, sub_results: [] },
  worth: 2,
  named: 1,
  isMeant: false,
  saysNumbers: true,
});

const found = (titles: readonly string[], more: Partial<FoundSearchOutcome>): FoundSearchOutcome => ({
  state: 'found',
  query: 'jack',
  game: undefined,
  pages: titles.map(page),
  shown: titles.map(page),
  direct: [],
  disputes: [],
  isPageFirst: false,
  isFirstSure: true,
  isFirstTied: false,
  isFirstMeant: false,
  ...more,
});

const TWO = ['one', 'other'];

test('Answers that are only near are said to be that, and nobody is asked which of them they mean', () => {
  expect(adviceOn(found(TWO, { isFirstSure: false }))).toBe('onlyNearest');
  expect(adviceOn(found(TWO, { isFirstSure: false, isEntered: true }))).toBe('onlyNearest');
});

test('Where two answers are as likely to be meant, it is asked which, though nothing was pressed', () => {
  expect(adviceOn(found(TWO, { isFirstTied: true }))).toBe('choose');
  expect(adviceOn(found(TWO, { isFirstTied: true, isFirstSure: false }))).toBe('onlyNearest');
  expect(adviceOn(found(['one'], { isFirstTied: true }))).toBe(null);
});

test('Whoever presses Enter is asked to choose where two cards may have been played in either order, and not where the first answer is sure', () => {
  const [one, other] = TWO.map((title) => ({ title, link: title, told: {}, isNamed: true, game: 'switch' }));
  const disputes = one && other ? [one, other] : [];
  expect(adviceOn(found(TWO, { disputes, isEntered: true }))).toBe('choose');
  expect(adviceOn(found(TWO, { disputes }))).toBe(null);
  expect(adviceOn(found(TWO, { disputes: disputes.slice(0, 1), isEntered: true }))).toBe(null);
  expect(adviceOn(found(TWO, { isEntered: true }))).toBe(null);
  expect(adviceOn(found(['one'], { isEntered: true }))).toBe(null);
  expect(adviceOn(found([], { isEntered: true }))).toBe(null);
});
