import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { lineThrough } from '#replays/replay-frames';
import { readReplay } from '#replays/read-replay';
import { expectAccessible, open, overflowsSideways, test } from './playwright-fixtures.ts';

const GAMES = ['the-even-hand', 'the-landslide'];

/** How the engine says that a game ends, and in how many moves. */
function ending(name: string): { moves: number; winner: string; round: number } {
  const file = new URL(`../../content/jekyll-vs-hyde/replays/${name}.json`, import.meta.url);
  const reading = readReplay(readFileSync(file), jekyllVsHydeMachine);
  if (!reading.ok) throw new Error(`${name} cannot be read`);
  const { frames } = reading.value;
  const line = lineThrough(frames);
  const last = frames[line.at(-1) ?? 0]?.position.context.state;
  if (last?.phase !== 'over' || last.winner === 'draw') throw new Error(`${name} has no winner`);
  return { moves: line.length - 1, winner: last.winner === 'hyde' ? 'Hyde' : 'Jekyll', round: last.round };
}

describe.each(GAMES)('The replay %s', (name) => {
  const address = `/jekyll-vs-hyde/replays/${name}/`;

  test('stays at its move when the way past the masthead is taken, and where an address is no move', async ({
    page,
  }) => {
    await open(page, `${address}#5`);
    const fifth = page.getByText(/^Move 5 of/);
    await expect.poll(() => fifth.isVisible()).toBe(true);
    await page.locator('a.skip').press('Enter');
    await expect.poll(() => page.locator('#main').and(page.locator(':focus')).count()).toBe(1);
    expect(new URL(page.url()).hash).toBe('#5');
    await page.evaluate(() => {
      location.hash = '#main';
    });
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByText(/^Move 6 of/).isVisible()).toBe(true);
  });

  test('is stepped through with the arrow keys from the first deal to the winner', async ({ page }) => {
    const { moves, winner } = ending(name);
    await open(page, address);
    await expect.poll(() => page.getByText(`Move 1 of ${moves}`).isVisible()).toBe(true);
    for (let move = 2; move <= moves; move++) await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByText(`Move ${moves} of ${moves}`).isVisible()).toBe(true);
    const told = page.locator('.happened .told');
    await expect
      .poll(() => told.innerText())
      .toMatch(winner === 'Hyde' ? /Hyde wins in round/ : /Jekyll has held out and wins/);
    await expect
      .poll(() => page.locator('[data-phase]').getAttribute('data-phase'))
      .toBe(`${winner.toLowerCase()}Wins`);

    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByText(`Move ${moves} of ${moves}`).isVisible()).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => page.getByText(`Move 0 of ${moves}`).isVisible()).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => page.getByText(`Move ${moves} of ${moves}`).isVisible()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.getByText(`Move ${moves - 1} of ${moves}`).isVisible()).toBe(true);
  });

  test('goes to any move of the list, also within a variation, and on from there', async ({ page }) => {
    await open(page, address);
    await page
      .getByRole('button', { name: /^Jekyll leads/ })
      .first()
      .click();
    await expect.poll(() => page.locator('.move[aria-current="step"]').innerText()).toMatch(/Jekyll leads/);

    const variation = page.getByRole('group', { name: 'Variation' }).first();
    await variation.getByRole('button').first().click();
    await expect.poll(() => variation.locator('[aria-current="step"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Last', exact: true }).click();
    // The last move of the variation, not of the game.
    await expect.poll(() => page.getByText(/^Move \d+ of/).innerText()).toMatch(/^Move (\d+) of \1$/);
  });

  test('works by buttons alone, reached with the tab key', async ({ page }) => {
    await open(page, address);
    await page.getByRole('button', { name: 'Forward', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Back');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByText(/^Move 1 of/).isVisible()).toBe(true);
  });

  test('steps as often as was pressed before it was awake', async ({ page }) => {
    const { promise: pressed, resolve: awaken } = Promise.withResolvers<undefined>();
    await page.route(/ReplayViewer\.[^/]*\.js$/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(address);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByText(/^Move 1 of/).isVisible()).toBe(true);
    awaken(undefined);
    await page.getByText(/^Move 4 of/).waitFor();
  });

  test('reads well for assistive technology, and fits a phone', async ({ page }) => {
    await open(page, address);
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
    await expectAccessible(page);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => overflowsSideways(page)).toBe(false);
    }
    await expectAccessible(page);
  });

  test('shows its first position and all its moves without JavaScript', async ({ newContext }) => {
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address);
    await expect.poll(() => page.getByRole('list', { name: /’s hand: 10 cards$/ }).count()).toBe(2);
    await expect.poll(() => page.locator('.move').count()).toBeGreaterThan(40);
  });
});
