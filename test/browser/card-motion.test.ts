import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { open, quietNetwork, test } from './playwright-fixtures.ts';

/** Cards that are seen to go from place to place. */

const { table } = words;

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/';
/** Pride takes with move 11, Greed exchanges with 17, Wrath wipes with 38. */
const LANDSLIDE = '/jekyll-vs-hyde/replays/the-landslide/';
/** An 8 turns the way about with moves 2 and 5, a Jack skips with 3 and 4, a run fails with 13, a penalty is served with 20. */
const TURN_ABOUT = '/switch/replays/turn-about/';

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
  // Until it has arrived, the piles are counted as they were.
  const countedAsBefore = page.locator('.table > .leaving.pile-count');
  expect(await countedAsBefore.allTextContents()).toEqual(['1', '2']);
  await page.locator('.stage-table .table').dispatchEvent('pointerdown');
  await expect.poll(() => taken.count()).toBe(0);
  await expect.poll(() => countedAsBefore.count()).toBe(0);
  await expect.poll(() => page.locator('.pile[data-pile="hyde"] i').count()).toBe(3);
  await expect.poll(() => page.locator('.trick-effect').textContent()).toBe(table.effects['took-trick']);
  await after(page, 'ArrowRight');
  await expect.poll(() => page.locator('.trick-effect').count()).toBe(0);
});

test.for([390, 1280])(
  'What a Potion brought about is written beside its trick at %s px, over no card, until it has been read',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 720 });
    await open(page, `${LANDSLIDE}#38`);
    const effect = page.locator('.trick-effect');
    await expect.poll(() => effect.isVisible()).toBe(true);
    const over = await effect.evaluate((element) => {
      const badge = element.getBoundingClientRect();
      return Array.from(
        element.closest('.table')?.querySelectorAll('.trick-card, .hand > li') ?? [],
        (card) => card.getBoundingClientRect(),
      ).filter(
        (card) =>
          card.left < badge.right &&
          badge.left < card.right &&
          card.top < badge.bottom &&
          badge.top < card.bottom,
      ).length;
    });
    expect(over).toBe(0);
    await expect.poll(() => effect.isVisible(), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => page.locator('.trick[data-winner]').count()).toBe(1);
  },
);

test('Cards that are exchanged cross face down, and are marked until their seat plays', async ({ page }) => {
  await openAt(page, `${LANDSLIDE}#16`);
  await after(page, 'ArrowRight');
  const crossing = page.locator('.table > .leaving.card-back');
  await expect.poll(() => crossing.count()).toBe(4);
  const received = page.locator('.hand [data-received]');
  await expect.poll(() => received.count()).toBe(4);
  // Whoever steps on does not wait for them.
  await expect.poll(() => page.locator('.trick-effect').textContent()).toBe(table.effects.exchanged);
  await after(page, 'ArrowRight');
  await expect.poll(() => crossing.count()).toBe(0);
  // One leads; the other still sees what came.
  await expect.poll(() => received.count()).toBe(2);
  await after(page, 'ArrowRight');
  await expect.poll(() => received.count()).toBe(0);
});

test('Wrath sweeps the tokens off the board, and not once more on the way back', async ({ page }) => {
  await openAt(page, `${LANDSLIDE}#37`);
  await after(page, 'ArrowRight');
  const swept = page.locator('.table > .leaving.token');
  await expect.poll(() => swept.count()).toBe(3);
  await expect.poll(() => page.locator('.ranking .token').count()).toBe(0);
  await expect.poll(() => page.locator('.trick-effect').textContent()).toBe(table.effects.cleared);
  await after(page, 'ArrowLeft');
  await expect.poll(() => swept.count()).toBe(0);
  await expect.poll(() => page.locator('.ranking .token').count()).toBe(3);
});

test.for<readonly [string, number, readonly string[]]>([
  [LANDSLIDE, 10, ['cards', 'taking']],
  [LANDSLIDE, 16, ['crossing']],
  [LANDSLIDE, 37, ['cards', 'swept']],
  [TURN_ABOUT, 1, ['played', 'reversed']],
  [TURN_ABOUT, 2, ['played', 'skipped']],
  [TURN_ABOUT, 9, ['played', 'run-begun']],
  [TURN_ABOUT, 12, ['run-ended', 'drawn']],
  [TURN_ABOUT, 18, ['played', 'penalty']],
  [TURN_ABOUT, 19, ['penalty-served']],
])(
  'On %s what comes of move %i + 1 is shown one after the other: %s',
  async ([game, at, names], { page }) => {
    await openAt(page, `${game}#${at}`);
    await press(page, 'ArrowRight');
    await expect.poll(async () => (await momentsShown(page)).map(({ name }) => name)).toEqual(names);
    const shown = await momentsShown(page);
    for (const [index, { begins }] of shown.entries())
      if (index > 0) expect(begins).toBeGreaterThanOrEqual(shown[index - 1]?.ends ?? NaN);
    await page.locator('.stage-table .table').dispatchEvent('pointerdown');
    await expect.poll(() => momentsShown(page)).toEqual([]);
    await expect.poll(() => page.locator('.table > .leaving').count()).toBe(0);
  },
);

test.for([LANDSLIDE, TURN_ABOUT])(
  'Who steps fast through %s sees no motion until they rest',
  async (game, { page }) => {
    await openAt(page, `${game}#1`);
    const holdClock = (now: number) =>
      page.evaluate((now) => {
        performance.now = () => now;
      }, now);
    await holdClock(1e6);
    await press(page, 'ArrowRight');
    await press(page, 'ArrowRight');
    expect(await momentsShown(page)).toEqual([]);
    await expect.poll(() => page.locator('.table > .leaving').count()).toBe(0);
    for (let steps = 0; steps < 2; steps += 1) {
      await holdClock(1e6 + 30 * (steps + 1));
      await press(page, 'ArrowRight');
      expect(await momentsShown(page)).toEqual([]);
    }
    await holdClock(2e6);
    await press(page, 'ArrowRight');
    await expect.poll(() => momentsShown(page)).not.toEqual([]);
  },
);

test('Nothing travels for readers who want no motion, and nothing is fetched for it', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${GAME}#3`);
  await page.getByText(/^Move 3 of/).waitFor();
  expect(await after(page, 'ArrowRight')).toEqual([]);
  await open(page, `${LANDSLIDE}#16`);
  await page.getByText(/^Move 16 of/).waitFor();
  expect(await after(page, 'ArrowRight')).toEqual([]);
  await expect.poll(() => page.locator('.table > .leaving').count()).toBe(0);
  await open(page, `${TURN_ABOUT}#1`);
  await page.getByText(/^Move 1 of/).waitFor();
  await press(page, 'ArrowRight');
  expect(await momentsShown(page)).toEqual([]);
  await quietNetwork(page);
  // Asked for anew: what a page had loaded cannot be read any more once it is left.
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.some((text) => isMotionText(text))).toBe(false);
});

/** A card on its way, and how far from its end it began, in CSS pixels. */
interface Journey {
  readonly card: string;
  readonly y: number;
}

/** Presses a key, and waits until the table is drawn anew and moves. */
async function press(page: Page, key: string): Promise<void> {
  await page.evaluate(async (key) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, key);
}

/** A moment that is shown or will be, and from when until when, in milliseconds after the step. */
interface ShownMoment {
  readonly name: string;
  readonly begins: number;
  readonly ends: number;
}

async function momentsShown(page: Page): Promise<readonly ShownMoment[]> {
  return page.evaluate(() => {
    const moments = new Map<string, ShownMoment>();
    for (const { id: name, effect } of document.getAnimations()) {
      if (name === '' || effect === null) continue;
      const { delay: begins = 0, endTime: ends } = effect.getComputedTiming();
      const known = moments.get(name);
      moments.set(name, {
        name,
        begins: Math.min(begins, known?.begins ?? begins),
        ends: Math.max(Number(ends), known?.ends ?? 0),
      });
    }
    return [...moments.values()].toSorted((one, other) => one.begins - other.begins);
  });
}

/** Presses a key, and gives which cards are under way on the table then. */
async function after(page: Page, key: string): Promise<readonly Journey[]> {
  await press(page, key);
  return page.evaluate(() => {
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
  });
}

/** Whether a script is what moves on the table of a game. The files of scripts have no names: it speaks of likenesses, and is no file by itself. */
const isMotionText = (text: string) => text.startsWith('import') && text.includes('likeness');

/** Whether a response is such a script. */
async function isMotion(response: Response): Promise<boolean> {
  return response.request().resourceType() === 'script' && isMotionText(await response.text());
}

/** Opens a place of a game once all is there that moves, and slowly. */
async function openAt(page: Page, place: string): Promise<void> {
  await inSlowMotion(page);
  const motion = page.waitForResponse(isMotion);
  await open(page, place);
  await page.getByText(new RegExp(`^Move ${place.split('#')[1]} of`)).waitFor();
  const address = (await motion).url();
  // Once it has run here, it has run for the table that asked for it before. As text, for the tools of the test would rewrite it.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => undefined)`);
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

/** So that a card is still on its way however long the test takes to look. */
async function inSlowMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
}
