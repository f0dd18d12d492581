import { expect, inject } from 'vitest';
import { expectAccessible, open, test } from './reader.ts';

/** What a replay page does beyond stepping. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';

test('The address keeps the move, so that a link and the way back lead to it', async ({ page }) => {
  await open(page, GAME);
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).toContain('#5');
  await page.getByRole('status').getByRole('link').first().click();
  await page.waitForURL('**/rules/**');
  await page.goBack();
  await expect.poll(() => page.getByText(/^Move 5 of/).isVisible()).toBe(true);

  const variation = page.getByRole('group', { name: 'Variation' }).first();
  await variation.getByRole('button').nth(1).click();
  await expect.poll(() => page.url()).toMatch(/#\d+v1-2$/);
  const shared = page.url();
  const label = await page.locator('.move[aria-current="step"]').innerText();
  await page.goto('about:blank');
  await page.goto(shared);
  await expect.poll(() => page.locator('.move[aria-current="step"]').innerText()).toBe(label);
  await page.goto(`${GAME}#9999v7-3`);
  await expect.poll(() => page.getByText(/^Move \d+ of/).isVisible()).toBe(true);
});

test('Keys go from trick to trick, to the next comment, and turn the table', async ({ page }) => {
  await open(page, GAME);
  const current = page.locator('.move[aria-current="step"]');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => current.innerText()).toMatch(/Jekyll leads/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => page.getByText(/^Move 6 of/).isVisible()).toBe(true);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => page.getByText(/^Move 4 of/).isVisible()).toBe(true);
  await page.keyboard.press('c');
  await expect.poll(() => page.locator('.happened blockquote').count()).toBe(1);

  const order = () =>
    page.locator('.side[data-seat]').evaluateAll((sides) => {
      const shown = sides.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
      return shown.map((side) => side.getAttribute('data-seat'));
    });
  expect(await order()).toEqual(['hyde', 'jekyll']);
  await page.keyboard.press('f');
  await expect.poll(order).toEqual(['jekyll', 'hyde']);
});

test('A sheet of keys opens with a question mark and closes with Escape', async ({ page }) => {
  await open(page, GAME);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect.poll(() => sheet.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Keys (?)' }).press('Enter');
  await expect.poll(() => sheet.isVisible()).toBe(true);
});

test('The slider goes through the game, also from the keyboard', async ({ page }) => {
  await open(page, GAME);
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.getByText(/^Move 71 of 71/).isVisible()).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.getByText(/^Move 70 of 71/).isVisible()).toBe(true);
  expect(await slider.getAttribute('aria-valuetext')).toBe('Move 70 of 71');
});

test('The game plays itself until it is paused', async ({ page }) => {
  await open(page, GAME);
  await page.getByLabel('Speed').selectOption('4');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect.poll(() => page.getByText(/^Move 3 of/).isVisible(), { timeout: 10_000 }).toBe(true);
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  const moves = await page.getByText(/^Move \d+ of/).innerText();
  await page.waitForTimeout(1500);
  expect(await page.getByText(/^Move \d+ of/).innerText()).toBe(moves);
});

test('Seen by one seat, the other hand lies face down', async ({ page }) => {
  await open(page, GAME);
  await page.getByLabel('Seen by').selectOption('jekyll');
  const hyde = page.getByRole('list', { name: /^Hyde’s hand/ });
  expect(await hyde.getByText('A hidden card').count()).toBe(10);
  expect(
    await page
      .getByRole('list', { name: /^Jekyll’s hand/ })
      .getByText('A hidden card')
      .count(),
  ).toBe(0);
  // What Jekyll gave is known to be there.
  for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
  await page.locator('body').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hyde.getByText('Potion 2+').count()).toBe(1);
});

test('A seat is told what it can infer, and why, at every step', async ({ page }) => {
  await open(page, `${GAME}#4`);
  await page.getByRole('button', { name: 'What can be inferred' }).press('Enter');
  const panel = page.getByRole('group', { name: 'What can be inferred' });
  await panel.getByText('Both hands are open').waitFor();
  await page.getByLabel('Seen by').selectOption('jekyll');
  await panel.getByText(/Hyde holds Potion 2\+: given in the preparation, and not played since/).waitFor();
  await panel.getByRole('link', { name: 'As many as the round' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await panel.getByText('Nobody holds cards here.').waitFor();
});

test('A finger drawn across the table steps', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(inject('site') + GAME);
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
  const swipe = (from: number, to: number) =>
    page.locator('.replay-board').evaluate(
      (board, [from, to]) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 });
        board.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(from)], bubbles: true }));
        board.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(to)], bubbles: true }));
      },
      [from, to] as const,
    );
  await swipe(300, 100);
  await expect.poll(() => page.getByText(/^Move 2 of/).isVisible()).toBe(true);
  await swipe(100, 300);
  await expect.poll(() => page.getByText(/^Move 1 of/).isVisible()).toBe(true);
  await context.close();
});
