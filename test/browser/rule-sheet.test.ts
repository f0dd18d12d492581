import { expect } from 'vitest';
import { RULE_IDS as chronicle } from '#games/chronicle/rules/rule-index';
import { RULE_IDS as jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/rule-index';
import { RULE_IDS as ofSwitch } from '#games/switch/rules/rule-index';
import { GAMES } from '../../src/listed-games.ts';
import { expectAccessible, open, test } from './playwright-fixtures.ts';

/** How many rules a sheet has to hold, by the game. */
const RULES: Readonly<Record<string, number>> = {
  'jekyll-vs-hyde': jekyllVsHyde.length,
  switch: ofSwitch.length,
  chronicle: chronicle.length,
};
const SHEETS = GAMES.filter(({ sections }) => sections.some(({ path }) => path === 'sheet'));

test.for(SHEETS.flatMap(({ id }) => [`/${id}/sheet/`, `/ja/${id}/sheet/`]))(
  '%s prints on two pages at most',
  async (address, { page }) => {
    await open(page, address);
    for (const format of ['A4', 'Letter']) {
      const pdf = (await page.pdf({ format, printBackground: true, preferCSSPageSize: false })).toString(
        'latin1',
      );
      const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
      // Where a machine has no Japanese letters, they take less room.
      expect([1, 2], format).toContain(pages.length);
    }
  },
);

test.for(SHEETS)('The sheet of $id has every rule', async ({ id }, { page }) => {
  await open(page, `/${id}/sheet/`);
  await expect
    .poll(() => page.locator('.sheet li, .sheet dt, .sheet [data-rule]').count())
    .toBeGreaterThanOrEqual(RULES[id] ?? Infinity);
  await expectAccessible(page);
});
