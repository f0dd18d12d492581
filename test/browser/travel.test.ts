import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open, test } from './reader.ts';

/** Cards that are seen to go from place to place. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';

test('A card travels with a step, turns back where it is, and stands still in a jump', async ({ page }) => {
  await inSlowMotion(page);
  await open(page, `${GAME}#3`);
  await page.getByText(/^Move 3 of/).waitFor();
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
  await inSlowMotion(page);
  await open(page, `${GAME}#5`);
  await page.getByText(/^Move 5 of/).waitFor();
  const cards = await after(page, 'ArrowRight');
  expect(cards.filter(({ card }) => card === 'leaving')).toHaveLength(2);
  expect(cards).toHaveLength(3);
});

test('Nothing travels for readers who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${GAME}#3`);
  await page.getByText(/^Move 3 of/).waitFor();
  expect(await after(page, 'ArrowRight')).toEqual([]);
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
      const from = new DOMMatrix(String(effect.getKeyframes()[0]?.transform));
      return [{ card: target.dataset.card ?? target.className, y: from.f }];
    });
  }, key);
}

/** So that a card is still on its way however long the test takes to look. */
async function inSlowMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}
