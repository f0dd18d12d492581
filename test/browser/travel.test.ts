import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open, test } from './reader.ts';

/** Cards that are seen to go from place to place. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';
/** Pride takes with move 11, Greed exchanges with 17, Wrath wipes with 38. */
const LANDSLIDE = '/jekyll-vs-hyde/replays/the-landslide/';

test('A card travels with a step, turns back where it is, and stands still in a jump', async ({ page }) => {
  await openAt(page, `${GAME}#3`);
  const led = await after(page, 'ArrowRight');
  expect(led).toHaveLength(1);
  // From the hand below to the middle of the table.
  expect(led[0]?.y).toBeGreaterThan(50);
  const back = await after(page, 'ArrowLeft');
  expect(back.map(({ card }) => card)).toEqual(led.map(({ card }) => card));
  // It had hardly left the hand.
  expect(Math.abs(back[0]?.y ?? NaN)).toBeLessThan(10);
  expect(await after(page, 'End')).toEqual([]);
  expect(await after(page, 'Home')).toEqual([]);
});

test('A trick travels to the pile of who takes it when the next is led', async ({ page }) => {
  await openAt(page, `${GAME}#5`);
  const cards = await after(page, 'ArrowRight');
  expect(cards.filter(({ card }) => card === 'leaving')).toHaveLength(2);
  expect(cards).toHaveLength(3);
});

test('Pride carries a trick from pile to pile, and a tap ends it', async ({ page }) => {
  await openAt(page, `${LANDSLIDE}#10`);
  await after(page, 'ArrowRight');
  const taken = page.locator('.table > .leaving.card-back');
  await expect.poll(() => taken.count()).toBe(2);
  await page.locator('.stage-table .table').dispatchEvent('pointerdown');
  await expect.poll(() => taken.count()).toBe(0);
  await expect.poll(() => page.locator('.pile[data-pile="hyde"] i').count()).toBe(3);
});

test('Cards that are exchanged cross face down, and are marked until something is played', async ({
  page,
}) => {
  await openAt(page, `${LANDSLIDE}#16`);
  await after(page, 'ArrowRight');
  const crossing = page.locator('.table > .leaving.card-back');
  await expect.poll(() => crossing.count()).toBe(4);
  const received = page.locator('.hand [data-received]');
  await expect.poll(() => received.count()).toBe(4);
  // Whoever steps on does not wait for them.
  await after(page, 'ArrowRight');
  await expect.poll(() => crossing.count()).toBe(0);
  await expect.poll(() => received.count()).toBe(0);
});

test('Wrath sweeps the tokens off the board, and not once more on the way back', async ({ page }) => {
  await openAt(page, `${LANDSLIDE}#37`);
  await after(page, 'ArrowRight');
  const swept = page.locator('.table > .leaving.token');
  await expect.poll(() => swept.count()).toBe(3);
  await expect.poll(() => page.locator('.ranking .token').count()).toBe(0);
  await after(page, 'ArrowLeft');
  await expect.poll(() => swept.count()).toBe(0);
  await expect.poll(() => page.locator('.ranking .token').count()).toBe(3);
});

test('Nothing travels for readers who want no motion, and nothing is fetched for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${GAME}#3`);
  await page.getByText(/^Move 3 of/).waitFor();
  expect(await after(page, 'ArrowRight')).toEqual([]);
  await open(page, `${LANDSLIDE}#16`);
  await page.getByText(/^Move 16 of/).waitFor();
  expect(await after(page, 'ArrowRight')).toEqual([]);
  await expect.poll(() => page.locator('.table > .leaving').count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /\/motion\.[^/]+\.js$/.test(address))).toEqual([]);
});

/** A card on its way, and how far from its end it began, in CSS pixels. */
interface Journey {
  readonly card: string;
  readonly y: number;
}

/** Presses a key, and gives what is under way on the table two frames later. */
async function after(page: Page, key: string): Promise<readonly Journey[]> {
  return page.evaluate(async (key) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.getAnimations().flatMap((animation): Journey[] => {
      const { effect } = animation;
      if (animation instanceof CSSTransition || !(effect instanceof KeyframeEffect)) return [];
      const { target } = effect;
      if (!(target instanceof HTMLElement) || target.closest('.table') === null) return [];
      const transform = effect.getKeyframes()[0]?.transform;
      if (transform === undefined) return [];
      const from = new DOMMatrix(String(transform));
      return [{ card: target.dataset.card ?? target.className, y: from.f }];
    });
  }, key);
}

/** Opens a place of a game once all is there that moves, and slowly. */
async function openAt(page: Page, place: string): Promise<void> {
  await inSlowMotion(page);
  const motion = page.waitForResponse(/\/motion\.[^/]+\.js$/);
  await open(page, place);
  await page.getByText(new RegExp(`^Move ${place.split('#')[1]} of`)).waitFor();
  await (await motion).finished();
  await page.waitForTimeout(100);
}

/** So that a card is still on its way however long the test takes to look. */
async function inSlowMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}
