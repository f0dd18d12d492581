import { describe, expect } from 'vitest';
import { expectAccessible, open, quietNetwork, test } from './playwright-fixtures.ts';

/** What stands around the lessons: drill, progress, search, and the way from a rule to where it is shown. */

test('The drill asks, grades and goes on, and the progress page knows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/jekyll-vs-hyde/drill/');
  const asked: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const question = page.locator('.question');
    await question.waitFor();
    asked.push((await question.getAttribute('data-rule')) ?? '');
    await page.locator('.choice').first().press('Enter');
    const check = page.getByRole('button', { name: 'Check' });
    if (await check.isVisible()) await check.press('Enter');
    await expect
      .poll(() => page.locator('.told strong').first().innerText())
      .toMatch(/^(Right|Partly right|Not so)\.$/);
    await expect.poll(() => page.locator('.choice[data-right="true"]').count()).toBeGreaterThan(0);
    if (turn === 2) await expectAccessible(page);
    await page.getByRole('button', { name: 'Next' }).press('Enter');
  }
  expect(new Set(asked).size).toBe(3);
  await open(page, '/jekyll-vs-hyde/progress/');
  for (const rule of asked) {
    await expect
      .poll(() => page.locator(`[data-rule="${rule}"]`).getAttribute('data-stage'))
      .toBe('learning');
  }
});

describe('Progress', () => {
  test('that is damaged is set aside and said to be, and the page goes on', async ({ page }) => {
    await open(page, '/jekyll-vs-hyde/progress/');
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
    });
    await open(page, '/jekyll-vs-hyde/drill/');
    await page.locator('.choice').first().press('Enter');
    const check = page.getByRole('button', { name: 'Check' });
    if (await check.isVisible()) await check.press('Enter');
    await page.locator('.told strong').first().waitFor();
    const spoiled = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.includes('progress'));
      if (key !== undefined) localStorage.setItem(key, '{"version": 1, "rules": [[[');
      return key;
    });
    expect(spoiled).toBeDefined();
    await open(page, '/jekyll-vs-hyde/progress/');
    await expect.poll(() => page.locator('.warning').first().isVisible()).toBe(true);
    await expect.poll(() => page.locator('[data-rule]').count()).toBe(44);
  });
});

test('Progress from a file takes the place of what is kept only when the reader says so', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/progress/');
  const bring = async (lesson: string) => {
    const file = JSON.stringify({ version: 1, lessons: { [lesson]: ['try-1'] }, rules: {} });
    const buffer = Buffer.from(file);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer });
  };
  const kept = () => page.evaluate(() => localStorage.getItem('cabinet.progress'));
  await bring('first');
  await page.getByText(/this is your progress now/).waitFor();
  await bring('second');
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  // Whoever presses Enter without reading loses nothing.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => kept()).toContain('first');
  await bring('second');
  await page.getByRole('button', { name: 'Take the file' }).press('Enter');
  await expect.poll(kept).toContain('second');
  await expect.poll(() => kept()).not.toContain('first');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'huge.json', mimeType: 'application/json', buffer: Buffer.alloc(6_000_000, ' ') });
  await page.getByText(/This file holds no progress/).waitFor();
});

test('Search finds the pages that speak of a word', async ({ page }) => {
  await open(page, '/search/');
  await page.getByRole('searchbox').fill('Greed');
  await expect.poll(() => page.locator('main li a').count(), { timeout: 20_000 }).toBeGreaterThan(2);
  await expectAccessible(page);
});

test('From a rule, one click shows it in action', async ({ page }) => {
  await open(page, '/jekyll-vs-hyde/rules/');
  const entry = page.locator('.rule-entry', { has: page.locator('#pride-takes') });
  await entry.getByRole('link', { name: 'See it happen' }).click();
  await page.waitForURL('**/lessons/**#scene-*');
  await expect.poll(() => page.locator('figure.scene:target').count()).toBe(1);
});

test('When a card is played that had the focus, it goes on to the cards that are left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/jekyll-vs-hyde/lessons/a-whole-round/#play-the-round');
  await quietNetwork(page);
  const round = page.locator('astro-island', { has: page.locator('.coach') });
  await round.locator('.player-hand button').first().focus();
  await expect.poll(() => round.getAttribute('ssr')).toBeNull();
  await round
    .getByRole('button', { name: /^Potion/ })
    .first()
    .press('Enter');
  await round.getByRole('button', { name: 'Give 1 card' }).press('Enter');
  // The partner thinks for a moment, and then it is the reader's turn again.
  await round.getByText(/You lead|asked for/).waitFor();
  await expect.poll(() => round.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => round.evaluate((it) => it.contains(document.activeElement))).toBe(true);
});

test('A card chosen in a guided exchange stays chosen while the other one chooses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/jekyll-vs-hyde/lessons/a-whole-round/#play-the-round');
  const round = page.locator('astro-island', { has: page.locator('.coach') });
  await round.locator('.player-hand').waitFor();
  await round.locator('.player-hand button').first().dispatchEvent('pointerover');
  await expect.poll(() => round.getAttribute('ssr')).toBeNull();
  await round.locator('.player-hand .hand button').first().press('Enter');
  const give = round.getByRole('button', { name: 'Give 1 card' });
  await give.waitFor();
  // Now the other has laid a card aside.
  await round.getByText('Hyde lays down 1 card').waitFor();
  await expect.poll(() => give.count()).toBe(1);
});

test('Search answers a whole question with what it is about first', async ({ page }) => {
  await open(page, '/search/');
  const field = page.getByRole('searchbox');
  const found = page.locator('.found h2');
  await field.fill('Can I use two Potions in one trick?');
  await expect.poll(() => found.count(), { timeout: 20_000 }).toBeGreaterThan(2);
  await expect.poll(() => found.first().innerText()).toMatch(/^We both played a Potion/);
  // Of nothing but such words it is still a question.
  await field.fill('What is it?');
  await expect.poll(() => page.getByText(/found for “What is it\?”/).count(), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => found.count()).toBeGreaterThan(0);
});
