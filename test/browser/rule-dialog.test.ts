import { expect } from 'vitest';
import { RULE_IDS as chronicle } from '#games/chronicle/rules/rule-index';
import { RULE_IDS as jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/rule-index';
import { RULE_IDS as switchRules } from '#games/switch/rules/rule-index';
import { words } from '../../src/words/en/rule-dialog.ts';
import { words as inJapanese } from '../../src/words/ja/rule-dialog.ts';
import { expectAccessible, open, overflowsSideways, readsAsOnePage, test } from './playwright-fixtures.ts';

/** What a rule says is read where its name stands. */

test.for([
  ['/jekyll-vs-hyde/replays/the-landslide/#20', '.events .rule-link', words],
  ['/ja/jekyll-vs-hyde/lessons/who-wins/', 'a.rule', inJapanese],
] as const)(
  'On %s a rule is shown over the page by keyboard, and given back',
  async ([address, name, said], { page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await readsAsOnePage(page);
    await page.goto(address);
    const rule = page.locator(name).first();
    await rule.press('Enter');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: said.close }).waitFor();
    await expect.poll(() => dialog.locator('p').first().innerText()).toMatch(/./);
    // Whoever has to be shown it asks next who says so.
    await expect.poll(() => dialog.locator('.sources').innerText()).toMatch(/./);
    await expectAccessible(page);
    expect(await overflowsSideways(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => rule.evaluate((link) => link === document.activeElement)).toBe(true);
    await rule.press('Enter');
    const leads = dialog.getByRole('link', { name: said.rulebook });
    const there = await leads.getAttribute('href');
    await leads.press('Enter');
    await page.waitForURL(there ?? '');
  },
);

test('While a rule is shown, keys steer nothing behind it, and pressed twice it is shown once', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/replays/the-landslide/#20');
  const rule = page.locator('.events .rule-link').first();
  // In one breath: pressed once it is there, Enter closes it.
  await rule.evaluate((link: HTMLElement) => {
    link.click();
    link.click();
  });
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  for (const key of ['ArrowRight', 'End', 'f', '/']) await page.keyboard.press(key);
  await expect.poll(() => page.locator('.table[data-flipped]').count()).toBe(0);
  await expect.poll(() => page.getByText(/^Move 20 of/).count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Move 21 of/).waitFor();
});

test('Where the rules cannot be had, the name of a rule leads to the rulebook as any link does', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await open(page, '/jekyll-vs-hyde/replays/the-landslide/#20');
  await page.route('**/rules.json', (route) => route.abort());
  await page.locator('.events .rule-link').first().press('Enter');
  await page.waitForURL(/\/jekyll-vs-hyde\/rules\/#/);
});

test.for([
  ['jekyll-vs-hyde', jekyllVsHyde],
  ['switch', switchRules],
  ['chronicle', chronicle],
] as const)('Every rule of %s can be shown', async ([game, rules], { page }) => {
  const known = await page.request.get(`/${game}/rules.json`);
  expect(Object.keys((await known.json()) as object).toSorted()).toEqual(rules.toSorted());
});
