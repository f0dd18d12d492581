import { expect, test } from 'vitest';
import { adviceOn, answerFrom, clearlyMeant, type FoundSearchOutcome } from '#widgets/run-search-query.ts';
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

test('A page is not opened at once for a word that was mended of a slip, however surely the mended one finds it', async () => {
  const rename = {
    url: '/switch/cases/rename/',
    excerpt: '<mark>rename</mark>',
    meta: { title: 'May I rename the diamond suit?', asked: 'rename the diamond suit', answer: 'No.' },
    sub_results: [],
  };
  const says = (word: string) => `${rename.meta.title} ${rename.meta.asked}`.toLowerCase().includes(word);
  const index = {
    options: () => Promise.resolve(),
    search: (word: string) =>
      Promise.resolve({
        results: says(word) ? [{ id: rename.url, score: 1, data: () => Promise.resolve(rename) }] : [],
      }),
    words: () => Promise.resolve(['rename', 'diamond', 'suit']),
  };
  const opened = async (typed: string) => {
    const games = [{ id: 'switch', title: 'Switch' }];
    return clearlyMeant(await answerFrom(index, typed, games, 'switch', { disputes: {}, direct: {} }));
  };
  expect(await opened('rename the diamond suit')).toBe(rename.url);
  expect(await opened('rename the daimond suit')).toBe(undefined);
});
