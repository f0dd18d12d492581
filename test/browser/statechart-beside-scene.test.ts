import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { words as site } from '#said/site';
import { words as table } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { expectAccessible, overflowsSideways, test } from './playwright-fixtures.ts';

/** The statechart beside a scene of a lesson: it comes when somebody opens the place for it. */

const LESSON = '/jekyll-vs-hyde/lessons/a-whole-round/#scene-a-whole-round-0';
const CHART = '/jekyll-vs-hyde/chart/';

const scene = (page: Page) => page.locator('.scene').first();
const place = (page: Page) => scene(page).locator('.statechart');
/** What is lit, as the drawing names it: the last is the innermost. */
const lit = (page: Page) => place(page).locator('[data-now] text').allTextContents();

async function openChart(page: Page): Promise<void> {
  await page.goto(LESSON);
  await place(page).locator('> summary').press('Enter');
}

describe('The chart beside a scene', () => {
  test('comes when it is opened, and its light goes along with the scene', async ({ page }) => {
    await openChart(page);
    await place(page).locator('[data-now]').first().waitFor();
    const before = await lit(page);
    expect(before).not.toEqual([]);
    await scene(page).getByRole('button', { name: table.replay.ways.forward }).press('Enter');
    await expect.poll(() => lit(page)).not.toEqual(before);
    await expect.poll(() => place(page).locator('[data-past]').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
  });

  test('shows where the game stands on a phone too, where it is wider than its place', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openChart(page);
    const inView = () =>
      place(page)
        .locator('[data-now]')
        .last()
        .evaluate((node) => {
          const sheet = node.closest('.statechart-sheet')?.getBoundingClientRect();
          const { left, right } = node.getBoundingClientRect();
          return sheet !== undefined && left >= sheet.left && right <= sheet.right;
        });
    await place(page).locator('[data-now]').first().waitFor();
    // The preparation and the first trick lie on both sides of the drawing.
    for (let step = 0; step < 4; step += 1) {
      await expect.poll(inView, { message: `after ${step} steps` }).toBe(true);
      const before = await lit(page);
      await scene(page).getByRole('button', { name: table.replay.ways.forward }).press('Enter');
      await expect.poll(() => lit(page)).not.toEqual(before);
    }
    await expect.poll(() => overflowsSideways(page)).toBe(false);
  });

  test('is a link to its own page as long as it cannot be had', async ({ page }) => {
    await page.route(`**${CHART}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await Promise.all([page.waitForResponse(`**${CHART}`), openChart(page)]);
    await page.unroute(`**${CHART}`);
    await place(page).getByRole('link', { name: site.chart.elsewhere }).press('Enter');
    await page.waitForURL(`**${CHART}`);
    await expectAccessible(page);
    await expect.poll(() => page.locator('.chart [data-node]').count()).toBeGreaterThan(10);
  });
});
