import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible, open, openTab, overflowsSideways, test } from './playwright-fixtures.ts';

/** Laying out a position of Switch, by keys and by touch, and what the rules say of it. */

const SANDBOX = '/switch/sandbox/';
/** Player 1 holds a 7, a 2, the 5♥, an Ace and a 9; 2♠ waits. */
const ON_A_TWO = '#1yc50j.000000.1u.p2.fAdzu0PGY.n.0';

async function still(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  await open(page, address);
}

const hand = (page: Page, seat: string) => page.locator(`.side[data-seat="${seat}"] .hand > li`);
const verdict = (page: Page) => page.locator('.sandbox .stage-prompt');
const told = (page: Page) => page.locator('.sandbox .stage-told');
const palette = (page: Page, card: string) => page.locator(`.palette [data-card="${card}"]`);
const plays = (page: Page) => page.locator('.plays .verdicts > li');
async function stopSetting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('button', { name: 'Set the table' }).waitFor();
}
const link = async (page: Page, has: RegExp) => {
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(has);
  return page.evaluate(() => location.hash);
};

describe('A position is laid out', () => {
  test('by keyboard alone: places, suits, cards, lists and text', async ({ page }) => {
    await still(page, SANDBOX);
    await page.getByRole('combobox', { name: 'Players' }).selectOption('4');
    await page.getByRole('radio', { name: 'Stack' }).press('Space');
    await palette(page, '2S').press('Enter');
    await page.getByRole('radio', { name: 'Player 1', exact: true }).press('Space');
    await page.getByRole('radio', { name: 'hearts' }).press('Space');
    await palette(page, '2H').focus();
    // Arrows lead along the cards of a suit.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => hand(page, 'p1').count()).toBe(1);
    await expect
      .poll(() => verdict(page).innerText())
      .toBe('Player 1 has to answer or pick up 2 cards: no card may be played.');
    await page.getByRole('textbox', { name: 'Player 1’s hand' }).fill('2h 2♦, 9S');
    await expect.poll(() => hand(page, 'p1').count()).toBe(3);
    await page.getByRole('combobox', { name: 'Penalty' }).selectOption('+4');
    await expect.poll(() => verdict(page).innerText()).toContain('pick up 4 cards: 2 cards may be played.');
    // What cannot be read stays in the field, with a sentence, and changes nothing.
    const field = page.getByRole('textbox', { name: 'Player 2’s hand' });
    await field.fill('9S X1');
    await expect.poll(() => page.locator('.typed-problem').innerText()).toContain('X1');
    // With three 2s in hands no four cards can be waiting.
    await field.fill('2C');
    await expect.poll(() => verdict(page).innerText()).toContain('This cannot come up in a game');
    await field.fill('KD');
    await expect.poll(() => verdict(page).innerText()).toContain('pick up 4 cards: 2 cards may be played.');
    await stopSetting(page);
    // Where there is room, all that the rules say stands there by itself.
    await expect.poll(() => plays(page).allInnerTexts()).toHaveLength(4);
    expect((await plays(page).nth(2).innerText()).split('\n')[0]).toBe('2♦ and 2♥, ending on any of them');
    await expectAccessible(page);
    await still(page, SANDBOX + (await link(page, /^#1\w{5}\.000000\.1u\.p4\./)));
    await expect.poll(() => verdict(page).innerText()).toContain('pick up 4 cards: 2 cards may be played.');
  });

  test('by touch on the smallest phone, where table, verdict and cards stand together', async ({
    newContext,
  }) => {
    const phone = await (
      await newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    ).newPage();
    await still(phone, SANDBOX);
    await palette(phone, '9S').tap();
    await palette(phone, '7S').tap();
    await phone.getByRole('radio', { name: 'Stack' }).tap();
    await palette(phone, 'QS').tap();
    await expect.poll(() => verdict(phone).innerText()).toContain('Queen or spades: 2 cards may be played.');
    for (const part of ['.stage-table', '.stage-prompt', '.palette']) {
      const box = await phone.locator(part).first().boundingBox();
      if (box === null) throw new Error(`${part} is not drawn`);
      expect(box.y, part).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, part).toBeLessThanOrEqual(740);
    }
    const targets = await phone
      .locator('.stage-controls :is(.aims label, .palette button)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
    await expect.poll(() => overflowsSideways(phone)).toBe(false);
    // A card that is pressed again goes back.
    await phone.getByRole('radio', { name: 'Player 1', exact: true }).tap();
    await palette(phone, '9S').tap();
    await expect.poll(() => hand(phone, 'p1').count()).toBe(1);
  });
});

describe('The rules answer', () => {
  test('side by side under each reading, and by the one that is chosen', async ({ page }) => {
    await still(page, SANDBOX + ON_A_TWO);
    const readings = page.locator('.reading', { hasText: '7♥' });
    await expect.poll(() => readings.count()).toBe(2);
    await expect.poll(() => readings.nth(0).innerText()).toContain('7♥ does not answer 2♠');
    await expect.poll(() => readings.nth(1).innerText()).toContain('Player 1 picks up 2 cards.');
    const seven = hand(page, 'p1').getByRole('button', { name: /7 of hearts/ });
    await seven.press('Enter');
    await expect.poll(() => told(page).innerText()).toMatch(/Not allowed\.[^]*7♥ does not answer 2♠/);
    // What was tried is made by the reading that allows it.
    await readings.nth(1).getByRole('radio').press('Space');
    await expect.poll(() => hand(page, 'p1').count()).toBe(6);
    await page.locator('.line .move').first().waitFor();
  });

  test('with a reason and its rule for each card that does not go', async ({ page }) => {
    await still(page, SANDBOX + ON_A_TWO);
    const others = page.locator('.others-why .verdicts > li');
    await expect.poll(() => others.count()).toBe(4);
    for (const reason of await others.all()) {
      await expect.poll(() => reason.locator('.rule-link').count()).toBeGreaterThan(0);
      await expect.poll(() => reason.innerText()).toContain('2♠');
    }
  });

  test('that something cannot come up, and answer all the same', async ({ page }) => {
    // A run on the 9, with the 5♣ on top.
    await still(page, `${SANDBOX}#17ydog.000000.1u.r7.fHZn0PG0RI.ocD.0`);
    await expect.poll(() => verdict(page).innerText()).toMatch(/^This cannot come up in a game: .*5♣/);
    await expect.poll(() => page.locator('.possible').innerText()).toContain('This cannot come up in a game');
    await expect.poll(() => plays(page).count()).toBeGreaterThan(0);
  });
});

describe('Whoever sits at the bottom', () => {
  test('stays there while a line is played, and the other plays from the other side', async ({
    newContext,
  }) => {
    const page = await (
      await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    ).newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/switch/cases/eight-of-two-players/');
    await page.locator('.case > .actions a').tap();
    await page.waitForURL('**/switch/sandbox/#*');
    const below = () => page.locator('.side[data-lower]').getAttribute('data-seat');
    const places = () =>
      page.locator('.side').evaluateAll((all) => {
        const stage = document.querySelector('.stage')?.getBoundingClientRect().top ?? NaN;
        return all.map((side) => Math.round(side.getBoundingClientRect().top - stage));
      });
    await hand(page, 'p1')
      .getByRole('button', { name: /^8 of spades/ })
      .tap();
    const before = await places();
    await page.locator('.hand-actions [data-primary]').tap();
    await expect.poll(() => hand(page, 'p1').count()).toBe(2);
    await page.locator('.side[data-seat="p2"][data-turn] .hand button').first().waitFor();
    await expect.poll(below).toBe('p1');
    await expect.poll(places).toEqual(before);
    // The hand on the other side is played from where it lies, by targets as large as a thumb.
    const targets = await page
      .locator('.side[data-seat="p2"] .hand button, .hand-actions .button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    for (const { width, height } of targets) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await hand(page, 'p2')
      .getByRole('button', { name: /^8 of clubs/ })
      .tap();
    await expect.poll(() => hand(page, 'p2').count()).toBe(2);
    // Who wants to sit elsewhere says so, and stays there.
    await page.getByRole('combobox', { name: 'At the bottom of the table' }).selectOption('Player 2');
    await expect.poll(below).toBe('p2');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => hand(page, 'p2').count()).toBe(3);
    await expect.poll(below).toBe('p2');
  });
});

describe('A position to begin with', () => {
  test('is one worth a look, or one by lot; the way back leads to the one before', async ({ page }) => {
    await still(page, SANDBOX);
    await page.getByText('Worth a look').press('Enter');
    await page.getByRole('combobox', { name: 'Position' }).selectOption('The last card is a 7');
    await page.getByRole('button', { name: 'Lay it out' }).press('Enter');
    await expect.poll(() => hand(page, 'p1').count()).toBe(1);
    await hand(page, 'p1').getByRole('button').press('Enter');
    await expect.poll(() => told(page).innerText()).toContain('nobody finishes with a trick card');
    const before = await link(page, /p1/);
    await page.getByText('At random').press('Enter');
    await page.getByLabel('Kind of position').selectOption('A penalty is waiting');
    await page.getByRole('button', { name: 'Draw one' }).press('Enter');
    await expect.poll(() => verdict(page).innerText()).toMatch(/answer or pick up \d+ cards/);
    await page.goBack();
    await expect.poll(() => link(page, /p1/)).toBe(before);
  });

  test('is any moment of a game of the site', async ({ page }) => {
    await still(page, '/switch/replays/nine-at-once/#6');
    await openTab(page, 'Explore');
    await page.getByRole('button', { name: 'Open in the sandbox' }).press('Enter');
    await page.waitForURL(/switch\/sandbox\/#1/);
    await expect.poll(() => verdict(page).innerText()).toMatch(/^Player \d has to/);
    await page.getByText('From a game').press('Enter');
    await page.getByRole('combobox', { name: 'Game' }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Moment' }).selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Lay it out' }).press('Enter');
    await expect.poll(() => verdict(page).innerText()).toMatch(/^Player \d has to/);
  });
});

test('What is laid out is taken along: as a picture, and as a game to step through in the viewer', async ({
  page,
}) => {
  await still(page, SANDBOX + ON_A_TWO);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect
    .poll(() => page.locator('.position-picture').getAttribute('alt'))
    .toContain('2 of spades lies on top');
  for (const kind of ['SVG', 'PNG']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save as ${kind}` }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe(`switch-position.${kind.toLowerCase()}`);
  }
  await hand(page, 'p1').getByRole('button', { name: /2 of/ }).press('Enter');
  await page.locator('.line .move').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
  await page.waitForURL(/switch\/study/);
  await page.getByRole('heading', { name: 'From the sandbox' }).waitFor();
  await expect.poll(() => hand(page, 'p1').count()).toBe(4);
  // One step back stands what was laid out.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => hand(page, 'p1').count()).toBe(5);
  await expect.poll(() => hand(page, 'p2').count()).toBe(3);

  // No run stands on the 9 with the 5♣ on top.
  await still(page, `${SANDBOX}#17ydog.000000.1u.r7.fHZn0PG0RI.ocD.0`);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
  await page.getByText(/no game was found that leads to this position\. The link/).waitFor();
});

test('From a case one press leads to the sandbox, where any case can be laid out', async ({ page }) => {
  await page.goto('/switch/cases/seven-on-an-active-two/');
  await page.getByRole('link', { name: 'Open in the sandbox' }).press('Enter');
  await page.waitForURL(/switch\/sandbox\/#1/);
  await expect.poll(() => verdict(page).innerText()).toMatch(/answer or pick up 2 cards/);
  await page.getByText('From a case').press('Enter');
  await page.getByRole('combobox', { name: 'Case' }).selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Lay it out' }).press('Enter');
  await expect.poll(() => verdict(page).innerText()).not.toMatch(/cannot come up/);
});

test('From a rule one press leads to where it is seen at work: in a lesson, in a game, in the sandbox', async ({
  page,
}) => {
  const rule = async (id: string, link: string) => {
    await still(page, '/switch/rules/');
    const entry = page.locator('.rule-entry', { has: page.locator(`#${id}`) });
    await entry.getByRole('link', { name: link }).press('Enter');
  };
  await rule('twos-penalty', 'In the sandbox');
  await page.waitForURL(/sandbox\/#1/);
  await expect.poll(() => told(page).innerText()).toMatch(/2 cards|picks up/);
  await rule('twos-penalty', 'See it happen');
  await page.waitForURL(/lessons\/[\w-]+\/\?at=\d+#scene-/);
  await page.locator(':target').waitFor();
  // No lesson shows it, but a game does.
  await rule('five-hearts-answer', 'See it happen');
  await page.waitForURL(/replays\/[\w-]+\/#\d+/);
  await still(page, '/switch/rules/');
  const ruling = page.locator('#ruling-seven-on-penalty');
  await ruling.getByRole('link', { name: 'In the sandbox' }).press('Enter');
  await page.waitForURL(/sandbox\/#1/);
  await expect.poll(() => verdict(page).innerText()).toContain('answer or pick up 2 cards');
});

test('A link that is broken says so, and the table is empty and works', async ({ page }) => {
  for (const hash of [
    '#nonsense',
    '#9abcde.00',
    ON_A_TWO.replace('.n.', '.m.'),
    `${ON_A_TWO}${'x'.repeat(9000)}`,
  ]) {
    await still(page, SANDBOX + hash);
    await expect.poll(() => page.locator('.sandbox-problem').innerText()).toMatch(/^The link/);
    await palette(page, 'AS').press('Enter');
    await expect.poll(() => hand(page, 'p1').count()).toBe(1);
  }
});
