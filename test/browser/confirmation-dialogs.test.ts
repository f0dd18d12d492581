import { describe, expect } from 'vitest';
import { expectAccessible, open, test } from './playwright-fixtures.ts';

/** What cannot be undone is asked about first, by a dialog of the site, and whoever did not mean it loses nothing. */

describe('Leaving a match', () => {
  test('is asked about first: Escape plays on, and yes leads back to the choices', async ({ page }) => {
    await open(page, '/switch/play/');
    await page.getByRole('button', { name: 'Deal the cards' }).press('Enter');
    const leave = page.getByRole('button', { name: 'Leave this game' });
    const dialog = page.getByRole('dialog', { name: 'Leave this game? It is not kept.' });
    await leave.first().press('Enter');
    await dialog.waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Play on');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator(':focus').innerText()).toBe('Leave this game');
    await leave.press('Enter');
    await dialog.getByRole('button', { name: 'Leave this game' }).press('Enter');
    await page.getByRole('button', { name: 'Deal the cards' }).waitFor();
    await expect.poll(() => page.locator('input:focus').count()).toBe(1);
  });

  test('is asked about in Japanese', async ({ page }) => {
    await open(page, '/ja/jekyll-vs-hyde/play/');
    await page.locator('.setup [type="submit"]').press('Enter');
    await page.getByRole('button', { name: 'このゲームをやめる' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /このゲームをやめますか？/ });
    await dialog.getByRole('button', { name: '続ける' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.match').waitFor();
  });
});

test('One’s own game is renamed and deleted by dialogs, and kept by who thinks better of it', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/replays/the-even-hand/#16');
  await page.getByRole('button', { name: 'Wrath 3: play it here' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText(/^Kept in this browser/).waitFor();
  await open(page, '/jekyll-vs-hyde/study/');
  const games = page.locator('.own-games li');
  const rename = page.getByRole('dialog', { name: 'A new name for the game:' });
  await games.getByRole('button', { name: /^Rename/ }).press('Enter');
  await rename.waitFor();
  await expectAccessible(page);
  // What is typed takes the place of the whole name.
  await page.keyboard.type('Mine');
  await page.keyboard.press('Enter');
  await games.getByRole('button', { name: 'Mine', exact: true }).waitFor();
  await expect.poll(() => page.locator(':focus').innerText()).toMatch(/^Rename/);

  const remove = games.getByRole('button', { name: /^Delete/ });
  const dialog = page.getByRole('dialog', { name: 'Delete “Mine” for good?' });
  await remove.press('Enter');
  await dialog.waitFor();
  // Whoever presses Enter without reading loses nothing.
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => games.count()).toBe(1);
  await remove.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect.poll(() => games.count()).toBe(0);
  await expect.poll(() => page.locator('button:focus').count()).toBe(1);
});
