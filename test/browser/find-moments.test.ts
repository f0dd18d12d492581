import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { words as bookmarks } from '../../src/words/en/bookmarks.ts';
import { words as bookmarksJa } from '../../src/words/ja/bookmarks.ts';
import { words as moments } from '../../src/words/en/moments.ts';
import { words as momentsJa } from '../../src/words/ja/moments.ts';
import { words as switchMoments } from '../../src/games/switch/words/en/moment-conditions.ts';
import { expectAccessible, open, openTab, overflowsSideways, test } from './playwright-fixtures.ts';

/** Finding a moment by what happens in it, and keeping one. */

const PHONE = { width: 390, height: 844 };

/** The links under the heading of a source. */
function listed(page: Page, heading: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .locator('.moments a');
}

test('On a phone a penalty of nine is found by taps, and leads to that move', async ({ newContext }) => {
  const page = await (await newContext({ viewport: PHONE, hasTouch: true, isMobile: true })).newPage();
  await open(page, '/switch/moments/');
  await page.getByRole('status').filter({ hasText: 'found' }).waitFor();
  await page.getByLabel(switchMoments.draws.title).selectOption('9');
  await expect.poll(() => new URL(page.url()).search).toBe('?draws=9');
  const first = listed(page, moments.kinds.game).first();
  const told = await page.locator('.moments p').first().innerText();
  await expectAccessible(page);
  expect(await overflowsSideways(page)).toBe(false);
  const address = new URL((await first.getAttribute('href')) ?? '', page.url());
  await first.tap();
  await page.waitForURL(address.href);
  expect(address.hash).toMatch(/^#\d/);
  // What was said of it in the list is what the game says there.
  await expect.poll(() => page.locator('.happened').innerText()).toContain(told.split('.')[0] ?? 'nothing');
});

test('By keyboard two cards of a hand are asked for; where nothing has all of it, the nearest is offered', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/moments/?effect=two-potions&gap=10');
  await page.getByText(moments.nothing).waitFor();
  const offered = page.locator('.find-moments p > .button');
  await offered.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText(moments.nothing).count()).toBe(0);
  await page.getByRole('button', { name: moments.clear }).press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  const hand = page.locator('summary', { hasText: 'Cards in the hand' });
  await hand.press('Enter');
  for (const card of ['Potion 5+', 'Wrath 7'])
    await page
      .getByRole('group', { name: /Cards in the hand/ })
      .getByRole('button', { name: card })
      .press('Enter');
  await expect.poll(() => new URL(page.url()).search).toBe('?held=5%2B&held=W7');
  await expect.poll(() => listed(page, moments.kinds.game).count()).toBeGreaterThan(0);
  await expectAccessible(page);
});

describe.each([
  ['en', '', moments, bookmarks],
  ['ja', '/ja', momentsJa, bookmarksJa],
] as const)('A bookmark (%s)', (_, prefix, found, said) => {
  test('is kept with a note, found on the page of moments, and removed there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${prefix}/jekyll-vs-hyde/replays/the-even-hand/#17`);
    if (prefix === '') await openTab(page, 'Share');
    else await page.locator('[data-tab="share"]').press('Enter');
    await page.getByLabel(said.note).fill('5+?');
    await page.getByRole('button', { name: said.keep }).press('Enter');
    await page.getByText(said.kept).waitFor();
    await page.getByRole('link', { name: said.all }).press('Enter');
    const kept = page.locator('#bookmarks');
    await kept.getByText('5+?').waitFor();
    await expectAccessible(page);
    await expect
      .poll(() => kept.getByRole('link').first().getAttribute('href'))
      .toMatch(/the-even-hand\/#17$/);
    await kept.getByRole('button').first().press('Enter');
    await kept.getByText(found.bookmarks.removed).waitFor();
    await page.reload();
    await kept.getByText(found.bookmarks.none).waitFor({ state: 'attached' });
  });
});

test('A moment in a case and in a lesson opens at its step', async ({ page }) => {
  for (const kind of [moments.kinds.case, moments.kinds.scene]) {
    await open(page, '/switch/moments/?rule=seven-mirrors');
    const link = listed(page, kind).first();
    const told = await link.locator('xpath=following-sibling::p').innerText();
    await link.press('Enter');
    const scene = page.locator(`.scene${new URL(page.url()).hash}`);
    await expect.poll(() => scene.locator('.stage').innerText()).toContain(told.split('.')[0] ?? 'nothing');
  }
});

test('One’s own games are searched too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/jekyll-vs-hyde/replays/the-even-hand/#16');
  await page.getByRole('button', { name: 'Annotate' }).press('Enter');
  await page.getByLabel('Comment', { exact: true }).fill('Mine');
  await page.getByText(/^Kept in this browser/).waitFor();
  await open(page, '/jekyll-vs-hyde/moments/?trick=8');
  const own = listed(page, moments.kinds.own).first();
  await own.waitFor();
  await own.press('Enter');
  const at = new URL(page.url()).searchParams.get('at') ?? '';
  await page.locator(`.move[aria-current="step"]`).first().waitFor();
  expect(at).toMatch(/^\d/);
});
