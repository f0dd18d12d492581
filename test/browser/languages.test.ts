import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { words as game } from '#games/jekyll-vs-hyde/words/ja/names';
import { words as site } from '../../src/words/ja/site.ts';
import { words as tryingWords } from '#words/ja/playable-position';
import { expectAccessible, open, overflowsSideways, readsAsOnePage, test } from './playwright-fixtures.ts';

/** A reader of Japanese, and one who changes languages on the way. */

const REPLAY = '/jekyll-vs-hyde/replays/the-even-hand/';
const SANDBOX = '/jekyll-vs-hyde/sandbox/';
/** Hyde has led Potion 2+ and named Wrath; Jekyll is to answer. */
const POSITION = '#1l3sxo.00.r1m0h.0t6pwg.G46P15.W36P3X2.aW257G12.lhX2w';

async function changeTo(page: Page, language: string): Promise<void> {
  const version = page.getByRole('link', { name: language, exact: true });
  await version.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (name) => ![...document.querySelectorAll('.versions a')].some((link) => link.textContent.trim() === name),
    language,
  );
}

describe('Whoever changes the language stays where they were', () => {
  test('at the move of a game, there and back', async ({ page }) => {
    await open(page, `${REPLAY}#12`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/#14$/);
    await changeTo(page, '日本語');
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`/ja${REPLAY}#14`);
    await page.getByText('全71手のうち14手目').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/#15$/);
    await changeTo(page, 'English');
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`${REPLAY}#15`);
    await page
      .getByText(/^Move 15 of/)
      .first()
      .waitFor();
  });

  test('at a position of the sandbox, with what was played from it', async ({ page }) => {
    await open(page, SANDBOX + POSITION);
    const hand = page.locator('.side[data-seat="jekyll"] .hand > li');
    const before = await hand.count();
    await hand.first().getByRole('button').press('Enter');
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(POSITION);
    const hash = await page.evaluate(() => location.hash);
    await changeTo(page, '日本語');
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`/ja${SANDBOX}${hash}`);
    await expect.poll(() => hand.count()).toBe(before - 1);
  });

  test('at what is looked for', async ({ page }) => {
    await open(page, '/jekyll-vs-hyde/cases/?rule=follow-suit');
    await changeTo(page, '日本語');
    expect(new URL(page.url()).search).toBe('?rule=follow-suit');
    await expect.poll(() => page.locator('.filters select[name="rule"]').inputValue()).toBe('follow-suit');
  });

  test('with what they have learned and kept', async ({ page }) => {
    await page.goto('/ja/jekyll-vs-hyde/lessons/lead-and-follow/#step-7');
    const task = page.locator('[data-task="try-must-follow-4"]');
    await play(page, '傲慢6');
    await expect.poll(() => task.getAttribute('data-done')).not.toBeNull();
    await changeTo(page, 'English');
    await expect.poll(() => task.getAttribute('data-done')).not.toBeNull();
  });
});

/** Plays a card in the first exercise of the lesson on following, by keyboard. */
async function play(page: Page, card: string): Promise<void> {
  const task = page.locator('[data-task="try-must-follow-4"]');
  const button = task.getByRole('button', { name: new RegExp(`^${card.replace('+', '\\+')}(?!\\d)`) });
  await button.focus();
  await page.keyboard.press('Enter');
}

test('A lesson in Japanese refuses a wrong play with its reason, and takes the right one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ja/jekyll-vs-hyde/lessons/lead-and-follow/#step-7');
  const task = page.locator('[data-task="try-must-follow-4"]');
  await play(page, '憤怒1');
  const reason = task.locator('.refusals a').first();
  await reason.waitFor();
  await expect.poll(() => reason.getAttribute('href')).toBe('/ja/jekyll-vs-hyde/rules/#follow-suit');
  await expect.poll(() => reason.innerText()).toBe(game.rules['follow-suit']);
  await expect.poll(() => task.locator('.told').innerText()).toContain(tryingWords.refused);
  await play(page, '傲慢6');
  await task.getByText(tryingWords.made.answer).waitFor();
  await task.getByText('次のリードもあなたです。').first().waitFor();
});

test('A frame speaks the language that its address asks for', async ({ page }) => {
  const address = '/jekyll-vs-hyde/embed/?game=the-even-hand&at=3&lang=ja';
  await page.goto(address);
  await page.waitForURL(`**/ja${address}`);
  await page.getByRole('heading', { name: '五分五分' }).waitFor();
  await page.goto('/ja/jekyll-vs-hyde/embed/?game=the-even-hand&lang=tlh');
  await page.waitForURL(/\/\/[^/]+\/jekyll-vs-hyde\/embed/);
  await page.getByRole('heading', { name: 'The even hand' }).waitFor();
});

test('The page for addresses that lead nowhere is told in every language', async ({ page }) => {
  await page.goto('/404.html');
  for (const [language, title] of [
    ['en', 'There is no such page'],
    ['ja', site.lost.title],
  ] as const) {
    const heading = page.getByRole('heading', { name: title });
    await expect.poll(() => heading.isVisible()).toBe(true);
    await expect
      .poll(() => heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')))
      .toBe(language);
  }
});

describe('In Japanese', () => {
  test.for([
    '/',
    '/search/',
    '/jekyll-vs-hyde/lessons/what-potions-do/',
    '/jekyll-vs-hyde/replays/the-even-hand/#8',
    '/jekyll-vs-hyde/cases/after-the-wipe/',
    '/jekyll-vs-hyde/sandbox/',
  ])('%s reads well for assistive technology, and fits a phone', async (address, { page }) => {
    await readsAsOnePage(page);
    await page.goto(`/ja${address}`);
    await expectAccessible(page);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => overflowsSideways(page)).toBe(false);
    }
  });
});
