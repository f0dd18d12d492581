import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readsAsOnePage, test } from './playwright-fixtures.ts';

/** On a phone the header leaves the window to a stage, and comes back when it is looked for. */

const PHONE = { width: 390, height: 844 };

/** Opens a lesson on a phone and scrolls its first stage to the top of the window. */
async function scrolledToStage(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await readsAsOnePage(page);
  await page.goto('/jekyll-vs-hyde/lessons/two-minds/');
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2);
  const top = await page
    .locator('.stage')
    .first()
    .evaluate((stage) => stage.getBoundingClientRect().top);
  await page.mouse.wheel(0, top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - PHONE.height / 2);
}

/** How much of the header is in the window, in pixels. */
const seen = (page: Page) =>
  page
    .locator('.masthead')
    .evaluate((header) => Math.max(0, Math.round(header.getBoundingClientRect().bottom)));

test('The header goes as one scrolls into a stage, and comes back over it as one scrolls up, and nothing moves', async ({
  page,
}) => {
  await scrolledToStage(page);
  await expect.poll(() => seen(page)).toBe(0);
  const stage = page.locator('.stage').first();
  const lies = () => stage.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await lies();
  // The header itself moves, and nothing else does.
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly { readonly node?: Node }[] =
          'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        for (const { node } of sources)
          if (
            node?.parentElement?.closest('body, .masthead') === document.body &&
            !(node instanceof HTMLElement && node.matches('.masthead'))
          )
            document.body.dataset.shifts = node.parentElement.outerHTML.slice(0, 80);
      }
    }).observe({ type: 'layout-shift' });
  });

  await page.mouse.wheel(0, -60);
  await expect.poll(() => seen(page)).toBeGreaterThan(40);
  await expect.poll(() => lies()).toBe(before);

  await page.mouse.wheel(0, 60);
  await expect.poll(() => seen(page)).toBe(0);
  await expect.poll(() => lies()).toBe(before);
  await expect.poll(() => page.evaluate(() => document.body.dataset.shifts)).toBeUndefined();

  // At the top of the page it lies where it did.
  await page.mouse.wheel(0, -before);
  await expect.poll(() => page.locator('.masthead').getAttribute('data-over')).toBeNull();
  await expect.poll(() => lies()).toBe(before);
});

test('What a stage scrolls by itself does not bring the header, and a touch of the page sends it away', async ({
  page,
}) => {
  await scrolledToStage(page);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => seen(page)).toBeGreaterThan(40);
  await page.mouse.click(PHONE.width / 2, PHONE.height - 120);
  await expect.poll(() => seen(page)).toBe(0);
});

test('The header comes back to who comes to it by keys, at once for who wants no motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrolledToStage(page);
  await expect.poll(() => seen(page)).toBe(0);
  await page.locator('.masthead .home').focus();
  await expect.poll(() => seen(page)).toBeGreaterThan(40);
  expect(
    await page.locator('.masthead').evaluate((header) => getComputedStyle(header).transitionDuration),
  ).toBe('0s');
});

test('A newer version that arrives in the middle of a game moves nothing, and covers no button', async ({
  page,
}) => {
  await scrolledToStage(page);
  await page.mouse.wheel(0, -60);
  await expect.poll(() => seen(page)).toBeGreaterThan(30);
  const stage = page.locator('.stage').first();
  const top = () => stage.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  const before = await top();
  await page.locator('.release').evaluate((notice) => {
    notice.removeAttribute('hidden');
  });
  await expect.poll(() => page.locator('.release').isVisible()).toBe(true);
  expect(await top()).toBe(before);
  const inWindow = await page
    .locator('.release')
    .evaluate((notice) => notice.getBoundingClientRect().top < innerHeight);
  expect(inWindow).toBe(false);
});
