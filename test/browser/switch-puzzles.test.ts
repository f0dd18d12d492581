import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import file from '../../content/switch/puzzles.json' with { type: 'json' };
import { words as english } from '#games/switch/words/en/puzzles';
import { words as englishHand } from '#games/switch/words/en/hand-to-play-from';
import { words as japanese } from '#games/switch/words/ja/puzzles';
import { words as japaneseHand } from '#games/switch/words/ja/hand-to-play-from';
import { expectAccessible, open, overflowsSideways, test } from './playwright-fixtures.ts';

/** Puzzles of Switch as somebody solves them, by keyboard. */

/** Two play: upon Q♥ the hand is 5♣ 8♣ 8♥ J♥. Whoever begins with the 8s keeps the Jack. */
const POSITION = '1psjy1.000000.1d..DGgj0CSZbn.k.0';
const ADDRESS = '/switch/puzzles/psjy1/';
const LANGUAGES = [
  ['', english, englishHand],
  ['/ja', japanese, japaneseHand],
] as const;

const held = (page: Page) => page.locator('.player-hand .hand button');
const cardIn = (page: Page, card: string) => page.locator(`.player-hand [data-card="${card}"] button`);
const told = (page: Page) => page.locator('.told');

async function touch(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await cardIn(page, 'JH').focus();
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
}

describe.for(LANGUAGES)('A puzzle in the language at "%s"', ([at, words, hand]) => {
  test('stops a wrong try at once and says why, then is solved by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await touch(page, `${at}${ADDRESS}`);
    const playing = async (...cards: ('8H' | '8C')[]) => {
      for (const card of cards) await cardIn(page, card).press('Enter');
      await page
        .locator('.hand-actions button')
        .filter({ hasText: hand.play(cards) })
        .press('Enter');
    };
    await playing('8H', '8C');
    await expect.poll(() => told(page).innerText()).toContain(words.wrong);
    await expect
      .poll(() => told(page).innerText())
      .toContain(
        words.told.wrong(
          { type: 'play', by: 'p1', cards: ['8H', '8C'] },
          [{ type: 'play', by: 'p1', cards: ['5C'] }],
          { type: 'passed', next: 'p2', left: ['JH'] },
        ),
      );
    await expectAccessible(page);
    const again = page.getByRole('button', { name: words.again });
    await expect.poll(() => again.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => held(page).count()).toBe(4);

    await cardIn(page, 'JH').press('Enter');
    await expect.poll(() => held(page).count()).toBe(3);
    await playing('8H', '8C');
    await expect.poll(() => held(page).count()).toBe(1);
    await cardIn(page, '5C').press('Enter');
    await expect.poll(() => told(page).innerText()).toContain(words.told.right(3));
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await expectAccessible(page);

    await page.goto(`${at}/switch/puzzles/`);
    const item = page.locator(`[data-puzzle="${POSITION}"]`);
    await expect.poll(() => item.innerText()).toContain(words.list.solved);
    await expect.poll(() => page.locator('.puzzle-list [data-puzzle]').count()).toBe(file.puzzles.length);
    await expectAccessible(page);
  });

  test('shows its way out to who asks, leads on, and leaves the stage where it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await touch(page, `${at}${ADDRESS}`);
    const top = () =>
      page.locator('.puzzle > .stage').evaluate((it) => it.getBoundingClientRect().top + scrollY);
    const before = await top();
    await page.getByRole('button', { name: words.show }).press('Enter');
    await expect.poll(() => told(page).innerText()).toContain('J♥');
    await page.locator('.stage-controls').getByRole('link', { name: words.goOn, exact: true }).press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('psjy1'));
    await page.locator('.puzzle > .stage').waitFor();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });
});

test('Without scripts a puzzle is a picture with its answer folded up', async ({ newContext }) => {
  const context = await newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  await expect.poll(() => page.locator('.table [data-card]').count()).toBeGreaterThan(3);
  await page.locator('.puzzle-answer summary').press('Enter');
  await expect.poll(() => page.locator('.puzzle-answer tbody tr').count()).toBeGreaterThanOrEqual(1);
});

test('A new puzzle is found, and its address leads back to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/switch/puzzles/endless/');
  await page.getByRole('button', { name: english.endless.make }).press('Enter');
  await page.locator('.puzzle').waitFor({ timeout: 60_000 });
  const cards = await held(page).count();
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => held(page).count(), { timeout: 30_000 }).toBe(cards);
  await page.goto('/switch/puzzles/endless/#nonsense');
  await expect.poll(() => page.getByRole('status').first().innerText()).toContain(english.endless.notOne);
});
