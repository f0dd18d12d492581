import { expect } from 'vitest';
import { open, test } from './playwright-fixtures.ts';

/** Japanese has no spaces between its letters and signs: not even where the page puts two texts beside each other. */

const LETTER = '[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}ー、。：！？（）「」]';
const GAP = new RegExp(`.{0,12}${LETTER} ${LETTER}.{0,12}`, 'gu');

test.for([
  '',
  'lessons/two-minds/',
  'rules/',
  'cases/both-play-potions/',
  'replays/the-even-hand/?mode=worth#16',
  'puzzles/',
  'facts/',
  'sheet/',
  'progress/',
])('No space stands between Japanese letters on the page “%s”', async (path, { page }) => {
  const address = `/ja/jekyll-vs-hyde/${path}`;
  // The scenes of a text wake as one comes to them, and say nothing new.
  await (/^(lessons|cases)/.test(path) ? page.goto(address) : open(page, address));
  // What a move was worth is told once it is worked out.
  if (path.includes('mode=worth')) await page.locator('.worth-moves').waitFor();
  expect((await page.locator('body').innerText()).match(GAP)).toBeNull();
});

test('No space stands between the question and the answer of an exercise', async ({ page }) => {
  await page.goto('/ja/jekyll-vs-hyde/drill/');
  const question = page.locator('.question').first();
  await question.locator('.choices button').first().click();
  const check = question.getByRole('button', { name: '答え合わせ' });
  if (await check.isVisible()) await check.click();
  await question.locator('.told strong').waitFor();
  expect((await question.innerText()).match(GAP)).toBeNull();
});
