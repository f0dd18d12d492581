import { describe, expect } from 'vitest';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rulebook';
import { expectAccessible, open, overflowsSideways, test } from './reader.ts';

const PAGES = ['', 'rules/', 'lessons/', 'drill/', 'progress/', 'notation/', 'record/'].map(
  (page) => `/jekyll-vs-hyde/${page}`,
);

describe.each(['/', '/search/', ...PAGES])('The page %s', (address) => {
  test('reads well for assistive technology, and fits a phone', async ({ page }) => {
    await open(page, address);
    await expectAccessible(page);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await overflowsSideways(page)).toBe(false);
    }
  });
});

test('The home page leads to a game', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Step through a game' }).click();
  await page.waitForURL('**/replays/the-even-hand/');
  expect(await page.getByRole('button', { name: 'Forward', exact: true }).isVisible()).toBe(true);
});

test('The rulebook has every rule under its id', async ({ page }) => {
  await open(page, '/jekyll-vs-hyde/rules/');
  const ids = await page.locator('.rule-entry h3[id]').evaluateAll((rules) => rules.map((rule) => rule.id));
  expect(ids).toEqual(expect.arrayContaining([...RULE_IDS]));
});
