import { expect } from 'vitest';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rulebook';
import { expectAccessible, open, test } from './reader.ts';

test.for(['', '/ja'])('The reference sheet prints on two pages: %s/', async (language, { page }) => {
  await open(page, `${language}/jekyll-vs-hyde/sheet/`);
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format, printBackground: true, preferCSSPageSize: false })).toString(
      'latin1',
    );
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(2);
  }
});

test('The reference sheet has every rule', async ({ page }) => {
  await open(page, '/jekyll-vs-hyde/sheet/');
  expect(await page.locator('.sheet li, .sheet dt, .sheet [data-rule]').count()).toBeGreaterThanOrEqual(
    RULE_IDS.length,
  );
  await expectAccessible(page);
});
