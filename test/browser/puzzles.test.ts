import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import file from '../../content/jekyll-vs-hyde/puzzles.json' with { type: 'json' };
import { expectAccessible, open, overflowsSideways, test } from './playwright-fixtures.ts';

/** Puzzles as somebody solves them, by keyboard. */

const DAY = 24 * 60 * 60 * 1000;

/** One that is answered with a plain card, so that no suit has to be named. */
const STORED = file.puzzles.find(({ best, obvious }) => !`${best}${obvious}`.includes('>'));
if (STORED === undefined) throw new Error('There is a puzzle without Potions');
const { position, best, obvious } = STORED;
const ADDRESS = `/jekyll-vs-hyde/puzzles/${position.slice(1, 6)}/`;

function cardIn(page: Page, card: string) {
  return page.locator(`.player-hand [data-card="${card}"] button`);
}

/** Opens the puzzle and tabs into it, which brings it to life. */
async function touch(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await cardIn(page, obvious).focus();
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
}

describe.for([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])('On a phone of $width × $height', (viewport) => {
  test.for([ADDRESS, `/ja${ADDRESS}`, '/switch/puzzles/psjy1/'])(
    'all of a puzzle stands in the window from the start, and stays where it is once one plays: %s',
    async (address, { newContext }) => {
      const context = await newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(address);
      const places = () =>
        page.locator('.puzzle > .stage').evaluate((stage) => {
          const bar = document.querySelector('.masthead nav')?.getBoundingClientRect();
          const foot = bar !== undefined && bar.bottom >= innerHeight ? bar.top : innerHeight;
          const [table, controls] = ['.stage-table', '.stage-controls'].map((part) =>
            stage.querySelector(part)?.getBoundingClientRect(),
          );
          return { top: table?.top ?? -1, below: foot - (controls?.bottom ?? Infinity) };
        });
      // Half a pixel is rounding.
      await expect.poll(async () => (await places()).below).toBeGreaterThanOrEqual(-0.5);
      const before = await places();
      expect(before.top).toBeGreaterThanOrEqual(-0.5);
      await page.locator('.player-hand button[aria-disabled="false"]').first().tap({ force: true });
      await page.locator('.told:not(:empty), .naming, .hand-actions').first().waitFor();
      await page.waitForTimeout(400);
      // A window scrolls by whole pixels.
      expect(Math.abs((await places()).top - before.top)).toBeLessThanOrEqual(1);
    },
  );
});

describe('A puzzle', () => {
  test('is missed, then solved and played out by keyboard, and the list remembers it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await touch(page);
    await cardIn(page, obvious).press('Enter');
    const told = page.locator('.told');
    await expect.poll(() => told.innerText()).toContain('Not that one.');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await cardIn(page, best).press('Enter');
    await expect.poll(() => told.innerText()).toContain('Right.');
    // The one reason first; its proof for who asks.
    const proof = told.getByText(/At a glance|By counting|Looking one card/);
    await expect.poll(() => proof.isVisible()).toBe(false);
    await told.locator('summary').press('Enter');
    await expect.poll(() => proof.isVisible()).toBe(true);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Forward', exact: true }).focus();
    await page.keyboard.press('End');
    await expect.poll(() => told.innerText()).toContain('The gap');
    await expect
      .poll(() => page.getByRole('link', { name: 'Next puzzle', exact: true }).getAttribute('href'))
      .toMatch(/\/puzzles\/\w{5}\/$/);

    await open(page, '/jekyll-vs-hyde/puzzles/');
    const item = page.locator(`[data-puzzle="${position}"]`);
    await expect.poll(() => item.innerText()).toContain('solved');
    await expect
      .poll(() => page.locator('[data-done]').innerText())
      .toBe(`1 of ${file.puzzles.length} solved`);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await expectAccessible(page);

    await open(page, '/jekyll-vs-hyde/progress/');
    await expect.poll(() => page.locator('.progress').innerText()).toContain('solved 1 of the 1 puzzle');
  });

  test('comes back in the drill when it is due', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await touch(page);
    await cardIn(page, obvious).press('Enter');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cabinet.progress')))
      .toContain(position);
    await page.clock.setFixedTime(Date.now() + DAY);
    await open(page, '/jekyll-vs-hyde/drill/');
    await cardIn(page, best).waitFor();
    // Somebody may go on in the very moment in which that is offered, and must not get the same puzzle again.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const next = document.querySelector<HTMLButtonElement>(
          '.drill .stage-controls .actions > [data-primary]',
        );
        if (next === null) return;
        observer.disconnect();
        next.click();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await cardIn(page, best).press('Enter');
    await page.locator('.question').waitFor();
    await expect.poll(() => page.locator('.drill > .label').innerText()).toMatch(/^Question 2 /i);
  });

  test('shows its answer to who asks, and opens in the sandbox', async ({ page }) => {
    await touch(page);
    await page.getByRole('button', { name: 'Show the answer' }).press('Enter');
    await expect.poll(() => page.locator('.told').innerText()).toContain('The move is');
    // What was shown is not marked as found.
    await expect.poll(() => page.locator('.told[data-kind]').getAttribute('data-kind')).toBe('shown');
    await page.getByRole('link', { name: 'Open in the sandbox' }).press('Enter');
    await page.waitForURL(`**/sandbox/#${position}`);
    await page.locator('.table').first().waitFor();
  });
});

test('A wrong move stops with the reply to it, said in words, and one tries again where one is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await touch(page);
  const before = await page.locator('.stage-table [data-card]').count();
  await cardIn(page, obvious).press('Enter');
  const told = page.locator('.told');
  await expect
    .poll(() => told.innerText())
    .toMatch(
      /(takes the trick|wins the trick|the trick to \w+)[^.]*\.[^.]* It fails in trick \d+: [^.]*\. With [^.]* the gap [^.]*\. If nobody errs/,
    );
  await expect.poll(() => told.innerText()).toMatch(/the gap is \d+ instead of \d+\./);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.poll(() => again.evaluate((it) => it === document.activeElement)).toBe(true);
  // Nothing plays on unasked.
  const shown = await page.locator('.controls-position').innerText();
  await page.waitForTimeout(1200);
  await expect.poll(() => page.locator('.controls-position').innerText()).toBe(shown);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.stage-table [data-card]').count()).toBe(before);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.player-hand') !== null))
    .toBe(true);
});

test('In the list the number of a puzzle belongs to its link', async ({ page }) => {
  await page.goto('/jekyll-vs-hyde/puzzles/');
  const links = page.locator('.puzzle-list').getByRole('link', { name: /^Puzzle \d+: (Jekyll|Hyde)/ });
  await expect.poll(() => links.count()).toBe(file.puzzles.length);
});

describe('Without scripts', () => {
  test('a puzzle is a picture with its answer folded up', async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(ADDRESS);
    await expect.poll(() => page.locator('.table [data-card]').count()).toBeGreaterThan(6);
    await page.locator('.puzzle-answer summary').press('Enter');
    await expect.poll(() => page.locator('.puzzle-answer tbody tr').count()).toBeGreaterThanOrEqual(3);
  });
});

test('A new puzzle is found, and its address leads back to it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/jekyll-vs-hyde/puzzles/endless/');
  await page.getByRole('button', { name: 'Find a puzzle' }).press('Enter');
  await page.locator('.puzzle').waitFor({ timeout: 60_000 });
  const task = await page.locator('.endless h2').innerText();
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => page.locator('.endless h2').innerText(), { timeout: 30_000 }).toBe(task);
  await page.goto('/jekyll-vs-hyde/puzzles/endless/#nonsense');
  await expect.poll(() => page.getByRole('status').first().innerText()).toContain('names no puzzle');
});

test('The page of findings says each in words, draws it in both themes and has it in a table', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/findings/');
  const findings = page.locator('.finding');
  await expect.poll(() => findings.count()).toBeGreaterThanOrEqual(6);
  await expect.poll(() => page.locator('.plot svg').count()).toBeGreaterThanOrEqual(5);
  for (const summary of await page.locator('.finding summary').all()) await summary.press('Enter');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflowsSideways(page)).toBe(false);
});
