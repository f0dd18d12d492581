import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, open, openTab, overflowsSideways, test } from './playwright-fixtures.ts';

/** Laying out a position of Chronicle, by keys and by touch, and what the rules say of it. */

const SANDBOX = '/chronicle/sandbox/';
/** Player 1 has led Love 6; Player 2 is void in Love and holds the Sage. */
const VOID = '#1qv1z9.0000.gA.1l11.Uf2.000.Na0LYe0CS.00...1u1Fs1v0.0';

async function still(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  await open(page, address);
}

const hand = (page: Page, seat: string) => page.locator(`.side[data-seat="${seat}"] .hand > li`);
const verdict = (page: Page) => page.locator('.sandbox .stage-prompt');
const told = (page: Page) => page.locator('.sandbox .stage-told');
const palette = (page: Page, card: string) => page.locator(`.palette [data-card="${card}"]`);
const link = async (page: Page, has: RegExp) => {
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(has);
  return page.evaluate(() => location.hash);
};

test('Who sits at the bottom stays there, and what a hand above asks for lies on the table', async ({
  newContext,
}) => {
  const page = await (
    await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  // Player 1 has led a 3, and Player 2 played an 8 on it.
  await still(page, `${SANDBOX}#1yfoeq.0000.gA.1l1.Uf2.000.CW0HUV0XY.00....0.p1C.p2H`);
  const below = page.locator('.side[data-lower]');
  const options = page.locator('.others .options button');
  await options.first().waitFor();
  await expect.poll(() => below.getAttribute('data-seat')).toBe('p1');
  const table = await page.locator('.stage-table').boundingBox();
  const asked = await page.locator('.others .naming').boundingBox();
  if (table === null || asked === null) throw new Error('Nothing is asked on the table');
  expect(asked.y).toBeGreaterThanOrEqual(table.y);
  expect(asked.y + asked.height).toBeLessThanOrEqual(table.y + table.height);
  await options.first().tap();
  await page.locator('.side[data-seat="p3"][data-turn]').waitFor();
  await expect.poll(() => below.getAttribute('data-seat')).toBe('p1');
  const card = await hand(page, 'p3').getByRole('button').first().boundingBox();
  expect(Math.min(card?.width ?? 0, card?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test.for([
  // Player 3 has led to the first Meeting of three, and Player 1 is to follow.
  {
    players: 3,
    cards: 12,
    link: '1v0jok.0000.gA.1l3.Uf2.000.BFHWXYZdfghi0ACDEGLORTVac0IJKMNPQSUbej.00....0.p3I',
  },
  // Player 2 has led to the first of six, whose hands lie in two rows.
  {
    players: 6,
    cards: 6,
    link: '1xklas.0000.gA.1l2.Uf2.000000.BHPSce0AENQUX0IRVWYi0GLMagj0JKTdfh0CDFOZb.00000....0.p2A',
  },
])(
  'Each of $cards cards of a hand above can be touched where $players play, and those without room are swiped to',
  async ({ cards, link: fragment }, { newContext }) => {
    const page = await (
      await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    ).newPage();
    await still(page, `${SANDBOX}#${fragment}`);
    const held = page.locator('.others .side[data-turn] .player-hand .hand');
    const all = held.locator('> li');
    await expect.poll(() => all.count()).toBe(cards);
    await expect.poll(async () => (await held.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const targets = await all.evaluateAll((list) =>
      list.map((card) => {
        const button = card.querySelector('button');
        card.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = card.getBoundingClientRect();
        const touched = [4, 22, 40].map((at) => document.elementFromPoint(left + at, top + at));
        return Math.min(width, height) >= 44 && touched.every((one) => button?.contains(one) === true);
      }),
    );
    expect(targets.filter((isTarget) => isTarget)).toHaveLength(cards);
    const [before] = await page
      .locator('.side[data-turn]')
      .evaluateAll((sides) => sides.map((side) => side.dataset.seat));
    await all
      .filter({ has: page.locator('button:not([aria-disabled="true"])') })
      .last()
      .tap();
    await expect.poll(() => page.locator('.side[data-turn]').getAttribute('data-seat')).not.toBe(before);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
  },
);

test('Cards that are taken away travel over the table, which keeps its size and its place', async ({
  newContext,
}) => {
  const page = await (
    await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  // A Meeting is over, and Player 1 leads to the next.
  await open(page, `${SANDBOX}#1iwi5r.0000.gA.1l1.Uf2.000.EM0NVe0Hc.00....0.p1E.p2e.p3H.t32N`);
  const lead = page.locator('.stage-table').getByRole('button', { name: /^Power 4/ });
  await lead.scrollIntoViewIfNeeded();
  const heights = await page.locator('.stage-table').evaluateHandle((table) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(Math.round(table.getBoundingClientRect().height))).observe(table);
    new MutationObserver(() => seen.add(Math.round(table.getBoundingClientRect().height))).observe(table, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    return seen;
  });
  const scrolled = await page.evaluate(() => scrollY);
  await lead.tap();
  await page.locator('.laid [data-card="P4"]').waitFor();
  await expect.poll(() => page.locator('.leaving').count()).toBe(0);
  expect(await heights.evaluate((seen) => seen.size)).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

describe('A position is laid out', () => {
  test('by keyboard alone: places, suits, cards, lists and text', async ({ page }) => {
    await still(page, SANDBOX);
    await page.getByRole('combobox', { name: 'Players' }).selectOption('4');
    await page.getByRole('radio', { name: 'Meeting' }).press('Space');
    await palette(page, 'L6').press('Enter');
    await page.getByRole('radio', { name: 'Player 2' }).press('Space');
    await page.getByRole('radio', { name: 'Hand' }).press('Space');
    await page.getByRole('radio', { name: 'Wilds' }).press('Space');
    await palette(page, 'Sage').press('Enter');
    await page.getByRole('radio', { name: 'Power' }).press('Space');
    await palette(page, 'P1').focus();
    // Arrows lead along the cards of a suit, down a row as well.
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => hand(page, 'p2').count()).toBe(2);
    await expect
      .poll(() => verdict(page).innerText())
      .toBe('Player 2 is void in Love: 1 card may go face down, 1 Wild face up.');
    await page.getByText('Type cards').press('Enter');
    await page.getByRole('textbox', { name: 'Player 2’s hand' }).fill('l3 P7, sage');
    await expect.poll(() => verdict(page).innerText()).toBe('Player 2 has to follow Love or play a Wild: 2 cards may be played.');
    const field = page.getByRole('textbox', { name: 'Player 3’s hand' });
    await field.fill('L3 X1');
    await expect.poll(() => page.locator('.typed-problem').innerText()).toContain('X1');
    await field.fill('W2');
    await page.getByRole('combobox', { name: 'Fame, Player 3' }).selectOption('3');
    await expect.poll(() => verdict(page).innerText()).toBe('This cannot be: Player 3 has 3 Fame, more than anybody else, and has won.');
    await page.getByRole('combobox', { name: 'Fame, Player 1' }).selectOption('3');
    await expect.poll(() => verdict(page).innerText()).toContain('has to follow Love');
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await expect.poll(() => page.locator('.plays .verdicts > li').count()).toBe(2);
    await expect.poll(() => page.locator('.others-why .verdicts > li').innerText()).toContain('does not follow Love');
    await expectAccessible(page);
    const address = await link(page, /^#1\w{5}\.0000\.gA\.1l1\./);
    await still(page, SANDBOX + address);
    await expect.poll(() => verdict(page).innerText()).toContain('has to follow Love');
  }); // prettier-ignore

  test('by touch on the smallest phone, where table, verdict and cards stand together', async ({ newContext }) => {
    const phone = await (
      await newContext({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
    ).newPage();
    await still(phone, SANDBOX);
    await palette(phone, 'L9').tap();
    await palette(phone, 'L7').tap();
    await expect.poll(() => verdict(phone).innerText()).toContain('Player 1 leads with any card, face up: 2 cards');
    for (const part of ['.stage-table', '.stage-prompt', '.palette']) {
      const box = await phone.locator(part).first().boundingBox();
      if (box === null) throw new Error(`${part} is not drawn`);
      // Half a pixel is rounding.
      expect(box.y, part).toBeGreaterThanOrEqual(-0.5);
      expect(box.y + box.height, part).toBeLessThanOrEqual(640.5);
    }
    const targets = await phone
      .locator('.stage-controls :is(.aims label, .palette button)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
    await expect.poll(() => overflowsSideways(phone)).toBe(false);
    // A card that is pressed again is taken away.
    await palette(phone, 'L9').tap();
    await expect.poll(() => hand(phone, 'p1').count()).toBe(1);
  }); // prettier-ignore
});

test('The readings answer side by side, and the one that is chosen decides', async ({ page }) => {
  await still(page, SANDBOX + VOID);
  const readings = page.locator('.ruling-choices details[open] .reading');
  await expect.poll(() => readings.count()).toBe(2);
  await expect.poll(() => readings.nth(1).innerText()).toContain('whoever is void has to play a Wild');
  await readings.nth(1).getByRole('radio').press('Space');
  const card = hand(page, 'p2').getByRole('button', { name: /Power 2/ });
  await card.press('Enter');
  await expect.poll(() => told(page).innerText()).toMatch(/Not allowed\.[^]*has to play a Wild/);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await card.press('Enter');
  await expect.poll(() => hand(page, 'p2').count()).toBe(2);
  await page.locator('.line .move').first().waitFor();
});

test('A deal is taken along as a game; what comes later is said not to be found', async ({ page }) => {
  await still(page, SANDBOX);
  await page.getByRole('button', { name: 'Deal what lies nowhere' }).press('Enter');
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('button', { name: 'As a game' }).press('Enter');
  await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
  await page.waitForURL(/chronicle\/study/);
  await page.getByRole('heading', { name: 'From the sandbox' }).waitFor();
  await still(page, SANDBOX + VOID);
  await page.getByRole('button', { name: 'As a game' }).press('Enter');
  await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
  await page.getByText(/no game was found that leads to this position\. The link/).waitFor();
});

test('From a case, from a game and from the viewer one press leads to the sandbox', async ({ page }) => {
  await still(page, SANDBOX);
  await page.getByText('From a case').press('Enter');
  await page.getByRole('combobox', { name: 'Case' }).selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Lay it out' }).press('Enter');
  await expect.poll(() => verdict(page).innerText()).not.toBe('');
  await page.goto('/chronicle/cases/a-wild-led/');
  await page.getByRole('link', { name: 'Open in the sandbox' }).press('Enter');
  await page.waitForURL(/chronicle\/sandbox\/#1/);
  await expect.poll(() => verdict(page).innerText()).toContain('Player 2 plays any card face up');
  await still(page, SANDBOX);
  await page.getByText('From a game').press('Enter');
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Moment' }).selectOption({ index: 5 });
  await page.getByRole('button', { name: 'Lay it out' }).press('Enter');
  await expect.poll(() => verdict(page).innerText()).toMatch(/Player \d/);
  await page.getByRole('combobox', { name: 'Game' }).waitFor({ state: 'hidden' });
  await page.goto('/chronicle/replays/');
  await page.locator('main a[href*="/chronicle/replays/"]').first().press('Enter');
  await openTab(page, 'Explore');
  await page.getByRole('button', { name: 'Open in the sandbox' }).press('Enter');
  await page.waitForURL(/chronicle\/sandbox\/#1/);
});

test('A link that is broken says so, and the table is empty and works', async ({ page }) => {
  for (const hash of ['#nonsense', '#9abcde.00', VOID.replace('Uf2', 'Uf3'), `${VOID}${'x'.repeat(9000)}`]) {
    await still(page, SANDBOX + hash);
    await expect.poll(() => page.locator('.sandbox-problem').innerText()).toMatch(/^The link/);
    await palette(page, 'L5').press('Enter');
    await expect.poll(() => hand(page, 'p1').count()).toBe(1);
  }
});
