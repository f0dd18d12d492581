import { describe, expect } from 'vitest';
import { LANGUAGE_CODES } from '#words/languages';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { CONTROLS, THEMES, viewersOf } from '#widgets/embed/embed-options.ts';
import { open, quietNetwork, test } from './playwright-fixtures.ts';

/** No page says a word on the console, in any mode that can be opened from it: in Japanese, for all other tests listen to English ones. */

const SEEN_BY = viewersOf(jekyllVsHyde.seats);

describe('In Japanese', () => {
  test('a replay is silent in every mode, and none is blank', { timeout: 120_000 }, async ({ page }) => {
    await open(page, '/ja/jekyll-vs-hyde/replays/the-even-hand/#16');
    const tab = (name: string) => page.locator(`.tabs [data-tab="${name}"]`);
    const modes = page.locator('.options button[aria-pressed]');
    const besides = async () => (await page.locator('.side-panel').innerText()).trim();
    let seen = 0;
    for (const viewer of SEEN_BY) {
      await tab('explore').press('Enter');
      await page.locator('.options select').first().selectOption(viewer);
      for (const name of ['moves', 'explore', 'analyse', 'share']) {
        await tab(name).press('Enter');
        await expect.poll(besides, { message: `${viewer} ${name}` }).not.toBe('');
        for (let index = 0; index < (await modes.count()); index += 1) {
          const mode = modes.nth(index);
          await mode.press('Enter');
          await expect.poll(besides, { message: `${viewer} ${name} ${index}` }).not.toBe('');
          await mode.press('Enter');
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(4 * SEEN_BY.length - 1);
    await quietNetwork(page);
  });

  test('what moves and cards are worth is silent at any place', { timeout: 120_000 }, async ({ page }) => {
    for (const place of [
      'the-even-hand/?mode=worth#16',
      'the-landslide/?mode=worth#0',
      'either-way/?mode=worth#40',
    ]) {
      await open(page, `/ja/jekyll-vs-hyde/replays/${place}`);
      await page.locator('.side-panel .panel').first().waitFor();
      await quietNetwork(page);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.keyboard.press('ArrowRight');
      }
    }
    await open(page, '/ja/jekyll-vs-hyde/sandbox/?mode=worth');
    await quietNetwork(page);
  });
});

test('An embedded game is silent with every option', { timeout: 120_000 }, async ({ page }) => {
  const base = '/jekyll-vs-hyde/embed/?game=the-even-hand&at=17';
  const options = [
    ...SEEN_BY.map((seat) => `seat=${seat}`),
    ...THEMES.map((theme) => `theme=${theme}`),
    ...CONTROLS.map((controls) => `controls=${controls}`),
    ...LANGUAGE_CODES.map((lang) => `lang=${lang}`),
  ];
  for (const option of options) {
    await open(page, `${base}&${option}`);
    await page.locator('.table').first().waitFor();
  }
});
