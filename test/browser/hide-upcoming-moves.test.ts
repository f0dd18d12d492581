import { describe, expect } from 'vitest';
import { expectAccessible, open, openTab, overflowsSideways, test } from './playwright-fixtures.ts';

/** How a game ends is kept from whoever wants to think along: in the list, on its page, in what is found, and by a link. */

const GAME = '/jekyll-vs-hyde/replays/the-landslide/';
const MOVES = 50;

describe('Thinking along', () => {
  test('is chosen in the list, holds on every page, and ends in a game by “Show all”', async ({
    newContext,
  }) => {
    const phone = await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await phone.newPage();
    await open(page, '/jekyll-vs-hyde/replays/?winner=hyde');
    const results = page.locator('[data-library] p:visible').filter({ hasText: /wins in round/ });
    await expect.poll(() => results.count()).toBeGreaterThan(0);
    await page.getByLabel('Hide results').tap();
    await expect.poll(() => results.count()).toBe(0);
    // Nor does the list tell by what it leaves out.
    await expect.poll(() => page.getByLabel('Won by').isVisible()).toBe(false);
    await expect.poll(() => page.locator('[data-library] > li:visible').count()).toBe(8);
    await expectAccessible(page);

    // A title may tell too.
    const link = page.locator('[data-library] a[href$="/the-landslide/"]');
    await expect.poll(() => link.innerText()).toMatch(/^Game \d$/);
    const neutral = await link.innerText();
    await link.tap();
    await page.waitForURL(/the-landslide/);
    await page.getByRole('heading', { level: 1, name: neutral, exact: true }).waitFor();
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${neutral} ·`));
    // Before it is awake as well.
    await expect.poll(() => page.locator('.move').last().isVisible()).toBe(false);
    await expect.poll(() => page.getByText(`of ${MOVES}`).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Forward', exact: true }).tap();
    await page.getByText('Move 2', { exact: true }).waitFor();
    await expect.poll(() => page.locator('.move:visible').count()).toBe(2);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Show all' }).tap();
    await page.getByText(`Move 2 of ${MOVES}`).waitFor();
    await page.getByRole('heading', { level: 1, name: 'The landslide', exact: true }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^The landslide ·/);
    await expect.poll(() => page.locator('.move').count()).toBeGreaterThan(MOVES - 1);

    await open(page, '/search/?q=landslide');
    await page.locator('.found h2 a').first().waitFor();
    const found = page.locator('.found li').filter({ has: page.locator('a[href*="/replays/"]') });
    await expect.poll(() => found.count()).toBeGreaterThan(0);
    for (const text of await found.allInnerTexts()) expect(text).not.toMatch(/wins|round/i);
  });

  test('is asked for by a link, which the keyboard copies, steps through and ends', async ({ page }) => {
    await open(page, `${GAME}#7`);
    await openTab(page, 'Share');
    const link = await page
      .getByLabel('A link to the same that shows later moves only as they are stepped to')
      .inputValue();
    await open(page, link);
    await page.getByText('Move 7', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Through the whole game').getAttribute('max')).toBe('7');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Move 8', { exact: true }).waitFor();
    await expect.poll(() => page.locator('.move').count()).toBeLessThan(MOVES);
    await openTab(page, 'Explore');
    const along = page.getByRole('button', { name: 'Think along' });
    await expect.poll(() => along.getAttribute('aria-pressed')).toBe('true');
    await along.press('Enter');
    await page.getByText(`Move 8 of ${MOVES}`).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});
