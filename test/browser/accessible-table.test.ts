import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as site } from '#said/site';
import { heard, listen } from './record-announcements.ts';
import { hydrated, open, test } from './playwright-fixtures.ts';

/** The table for who does not see it, or sees it otherwise: by keys, by ear, in few colours. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';
/** Jekyll has led a Potion and named Pride; Hyde holds one. */
const NAMED = 4;

const focused = (page: Page) => page.locator(':focus');
const nameOf = (button: Locator) => button.innerText().then((text) => text.trim());

/** Opens a game at a move with the hand to play from under it. */
async function whatIf(page: Page, move: number): Promise<Locator> {
  await open(page, `${GAME}#${move}`);
  await page.getByRole('button', { name: 'Annotate' }).click();
  const hand = page.locator('.player-hand .hand');
  await hand.waitFor();
  return hand;
}

describe('A hand to play from', () => {
  test('is one stop of the Tab key, and arrows lead along it', async ({ page }) => {
    const hand = await whatIf(page, NAMED);
    const buttons = hand.getByRole('button');
    const count = await buttons.count();
    expect(count).toBeGreaterThan(5);
    await expect.poll(() => hand.locator('[tabindex="0"]').count()).toBe(1);

    await page.getByRole('button', { name: 'Annotate' }).focus();
    do await page.keyboard.press('Tab');
    while ((await hand.locator(':focus').count()) === 0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => nameOf(focused(page))).toBe(await nameOf(buttons.nth(2)));
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => nameOf(focused(page))).toBe(await nameOf(buttons.last()));
    await page.keyboard.press('Home');
    await expect.poll(() => nameOf(focused(page))).toBe(await nameOf(buttons.first()));
    // The game has not been stepped through meanwhile.
    await page.getByText(`Move ${NAMED} of`).waitFor();

    await page.keyboard.press('Tab');
    await expect.poll(() => hand.locator(':focus').count()).toBe(0);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => nameOf(focused(page))).toBe(await nameOf(buttons.first()));
  });

  test('leaves the arrows to the game where a card was pressed with a mouse', async ({ page }) => {
    await open(page, `${GAME}#${NAMED}`);
    await page.locator('.side .ask').first().click();
    await page.keyboard.press('ArrowRight');
    await page.getByText(`Move ${NAMED + 1} of`).waitFor();
  });

  test('is never covered where it has the focus, on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // Jekyll, whose hand lies at the foot of the table, is to follow.
    await open(page, `${GAME}#29`);
    const asks = page.locator('.side[data-seat="jekyll"] .ask');
    await expect.poll(() => asks.count()).toBeGreaterThan(3);
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.locator('a.skip').focus();
    for (let tabs = 0; tabs < 30 && (await asks.and(page.locator(':focus')).count()) === 0; tabs += 1) {
      await page.keyboard.press('Tab');
    }
    const seen = () =>
      page.evaluate(() => {
        const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const points = [0.1, 0.9].map((part) => document.elementFromPoint(x + width / 2, y + height * part));
        return points.every((point) => point?.closest('li')?.contains(document.activeElement) === true);
      });
    await expect.poll(() => asks.and(page.locator(':focus')).count()).toBe(1);
    await expect.poll(seen).toBe(true);
  });

  test('says of each card whether it may be played, and what to do instead', async ({ page }) => {
    const hand = await whatIf(page, NAMED);
    const heard = await hand.ariaSnapshot();
    expect(heard).toMatch(/list "Hyde’s hand: 10 cards"/);
    expect(heard.match(/"Pride \d, playable"/g)).toHaveLength(1);
    expect(heard.match(/not playable: follow Pride, the named suit" \[disabled\]/g)).toHaveLength(9);
  });
});

describe('What happens at the table', () => {
  const drawn = (page: Page, which: string) =>
    page
      .locator(`.happened .events ${which}`)
      // A sentence with signs in it is written once more in words alone, for who listens.
      .evaluateAll((items) =>
        items.map((item) => (item.querySelector('.visually-hidden') ?? item.firstChild)?.textContent ?? ''),
      );

  test('is read aloud whole, in short or not at all, as the listener has chosen', async ({ page }) => {
    await listen(page);
    await open(page, GAME);
    const choice = page.getByLabel(site.page.narration.title);
    const step = async (number: number) => {
      await page.locator('.stage-table').click({ position: { x: 2, y: 2 } });
      await page.keyboard.press('ArrowRight');
      await page.getByText(`Move ${number} of`).waitFor();
    };
    await step(2);
    const whole = await drawn(page, 'li');
    await expect.poll(() => heard(page).then((said) => said.slice(0, whole.length))).toEqual(whole);

    await choice.selectOption('main');
    await step(3);
    const before = await heard(page);
    const short = await drawn(page, 'li[data-main]');
    expect(short.length).toBeGreaterThan(0);
    expect(short.length).toBeLessThan((await drawn(page, 'li')).length);
    await expect
      .poll(() => heard(page).then((said) => said.slice(before.length, before.length + short.length)))
      .toEqual(short);

    await choice.selectOption('nothing');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => choice.inputValue()).toBe('nothing');
    await step(4);
    await step(5);
    // What is said is said when somebody rests: by the time that the address follows, it would have been.
    await expect.poll(() => page.url()).toContain('#5');
    await expect.poll(() => heard(page)).toEqual([]);
  });
});

describe('With the few colours of a reader', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`what has the focus and what is chosen stand out, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
      const hand = await whatIf(page, NAMED);
      const look = (element: Locator) =>
        element.evaluate((one) => {
          const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(one);
          return { outlineStyle, width: parseFloat(outlineWidth), outlineColor, backgroundColor };
        });
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

      const pressed = page.getByRole('button', { name: 'Annotate' });
      const loose = page.getByRole('button', { name: 'Delete from here' });
      expect((await look(pressed)).backgroundColor).not.toBe((await look(loose)).backgroundColor);
      const move = page.locator('.move[aria-current]').first();
      expect((await look(move)).backgroundColor).not.toBe(ground);

      await hand.getByRole('button').first().focus();
      await page.keyboard.press('ArrowRight');
      const ring = await look(focused(page));
      expect(ring.outlineStyle).toBe('solid');
      expect(ring.width).toBeGreaterThanOrEqual(2);
      expect(ring.outlineColor).not.toBe(ground);
    });
  }
});

/** Pages on which suits are drawn, in all the ways there are. */
const DRAWN = [
  '/',
  '/jekyll-vs-hyde/',
  '/jekyll-vs-hyde/lessons/ranks-made-in-play/',
  `${GAME}#${NAMED}`,
  '/jekyll-vs-hyde/sandbox/',
  '/jekyll-vs-hyde/cases/must-i-win/',
  '/jekyll-vs-hyde/lessons/who-wins/',
];

describe('A suit is told by its shape and its name wherever it has a colour', () => {
  test.for(DRAWN)('on %s', async (address, { page }) => {
    await page.goto(address);
    await page.locator('main [data-suit]').first().waitFor({ state: 'attached' });
    const names = { ...game.suits, potion: 'Potion' };
    const found = await page.evaluate((names: Readonly<Record<string, string>>) => {
      const AROUND =
        'li, button, label, td, th, p, figure, figcaption, legend, dd, dt, h1, h2, h3, .fan, .row';
      const colourOnly: string[] = [];
      const drawn = [...document.querySelectorAll('[data-suit]')].filter((one) => !one.closest('.sprite'));
      for (const one of drawn) {
        const suit = one.getAttribute('data-suit') ?? '';
        const shapes = [...one.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
        // A Wild is of no suit: each has a face of its own.
        const face = suit === 'wild' ? '[A-Z][a-z]+' : suit;
        const shaped = shapes.some((shape) => new RegExp(`^#(?:mark-|face-)?${face}\\b`).test(shape));
        const place = one.closest(AROUND) ?? one.parentElement;
        const labels = [place, ...(place?.querySelectorAll('[aria-label]') ?? [])];
        const heard = labels.map((element) => element?.getAttribute('aria-label') ?? '').join(' ');
        const said = `${place?.textContent ?? ''} ${heard}`;
        // A picture that shows nothing but itself says so: no card of a game, or a sketch of a position that its link leads to.
        const picture =
          one.closest('[aria-hidden="true"]') !== null && one.closest('.fan, .row, .sketch') !== null;
        const named = said.includes(names[suit] ?? suit) || picture;
        if (!shaped || !named) colourOnly.push(`${suit}: ${place?.outerHTML.slice(0, 300) ?? ''}`);
      }
      return { count: drawn.length, colourOnly };
    }, names);
    expect(found.colourOnly).toEqual([]);
    expect(found.count).toBeGreaterThan(0);
  });
});
