import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { EMPTY } from '#games/jekyll-vs-hyde/rules/position-setup';
import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { expectAccessible, open, overflowsSideways, test, openTab } from './playwright-fixtures.ts';

/** Laying out a position, asking the rules, and sending the question to somebody else. */

const SANDBOX = '/jekyll-vs-hyde/sandbox/';
/** Hyde has led Potion 2+ and named Wrath; Jekyll is void in it and Pride 5 is higher, but Wrath outranks Pride. */
const CONTESTED = '#1l3sxo.00.r1m0h.0t6pwg.G46P15.W36P3X2.aW257G12.lhX2w';

async function still(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  await open(page, address);
}

const hand = (page: Page, seat: string) => page.locator(`.side[data-seat="${seat}"] .hand > li`);
const verdict = (page: Page) => page.locator('.sandbox .stage-prompt');
const told = (page: Page) => page.locator('.sandbox .stage-told');
const palette = (page: Page, card: string) => page.locator(`.palette [data-card="${card}"]`);
/** The hands are to play from again once this is done. */
async function stopSetting(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('button', { name: 'Set the table' }).waitFor();
}
/** The address follows after a moment. */
const address = async (page: Page, has: RegExp) => {
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(has);
  return page.evaluate(() => location.hash);
};

describe('A position is laid out', () => {
  test('with a Potion that is led, whose suit is asked right below the table', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await still(page, SANDBOX);
    await page.getByRole('radio', { name: 'the table, led' }).press('Space');
    await palette(page, '4+').press('Enter');
    const asked = page.getByRole('group', { name: 'Potion 4+ names' });
    // It lies there and names none before one is chosen, and that is what is asked for.
    await expect.poll(() => asked.locator('label:has(:checked)').count()).toBe(0);
    await expect.poll(() => verdict(page).innerText()).toContain('has to name a suit');
    await expect.poll(() => page.locator('.trick [data-card="4+"]').count()).toBe(1);
    await asked.getByRole('radio', { name: 'Pride' }).press('Space');
    await expect.poll(() => asked.getByRole('radio', { name: 'Pride' }).isChecked()).toBe(true);
    const board = await page.locator('.table').first().boundingBox();
    const place = await asked.boundingBox();
    expect((place?.y ?? NaN) - (board?.y ?? NaN) - (board?.height ?? NaN)).toBeLessThan(160);
    // No Potion that named another suit stays behind.
    await expect.poll(() => page.locator('.table').getByText('names Wrath').count()).toBe(0);
  });

  test('by keyboard alone: places, cards, lists and text', async ({ page }) => {
    await still(page, SANDBOX);
    await page.getByRole('radio', { name: 'the table, led' }).press('Space');
    await palette(page, '4+').press('Enter');
    await page
      .getByRole('group', { name: 'Potion 4+ names' })
      .getByRole('radio', { name: 'Greed' })
      .press('Space');
    await page.getByLabel('Ranking before this trick').selectOption('Wrath < Pride < Greed');
    await page.getByRole('radio', { name: 'Hyde’s hand' }).press('Space');
    await palette(page, 'W6').press('Enter');
    await page.getByRole('textbox', { name: 'Jekyll’s hand' }).fill('w1 G3, 2+');
    await expect.poll(() => hand(page, 'jekyll').count()).toBe(3);
    await expect.poll(() => hand(page, 'hyde').count()).toBe(1);
    await expect
      .poll(() => verdict(page).innerText())
      .toContain('Jekyll has led, Hyde is to answer: Greed is asked for.');
    // What cannot be read stays in the field, with a sentence, and changes nothing.
    const field = page.getByRole('textbox', { name: 'Jekyll’s hand' });
    await field.fill('W1 X9');
    await page.keyboard.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('W1 X9');
    await expect.poll(() => page.locator('.typed-problem').first().innerText()).toContain('X9');
    await expect.poll(() => hand(page, 'jekyll').count()).toBe(3);
    await field.fill('');
    // A card that is pressed again goes back to the box.
    await palette(page, 'W6').press('Enter');
    await expect.poll(() => page.getByText('Hyde holds no cards.').count()).toBe(1);
    await palette(page, 'W6').press('Enter');
    await stopSetting(page);
    await hand(page, 'hyde').getByRole('button').press('Enter');
    await expect.poll(() => verdict(page).innerText()).toContain('Hyde wins the trick.');
    const link = await address(page, /\.fhW6$/);
    await still(page, SANDBOX + link);
    await expect.poll(() => verdict(page).innerText()).toContain('Hyde wins the trick.');
  });

  test('by dragging with a mouse, from the box, from a hand and back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1300 });
    await still(page, SANDBOX);
    const drag = async (from: string, to: string) => {
      const [start, end] = [await page.locator(from).boundingBox(), await page.locator(to).boundingBox()];
      if (start === null || end === null) throw new Error('Both have to be seen');
      await page.mouse.move(start.x + 12, start.y + 12);
      await page.mouse.down();
      await page.mouse.move(start.x + 40, start.y + 30);
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
      await page.mouse.up();
    };
    await drag('.palette [data-card="P7"]', '.side[data-seat="hyde"]');
    await expect.poll(() => hand(page, 'hyde').count()).toBe(1);
    await drag('.palette [data-card="G1"]', '.trick');
    await expect.poll(() => page.locator('.trick-card[data-card="G1"]').count()).toBe(1);
    await expect.poll(() => hand(page, 'hyde').count()).toBe(1);
    await drag('.hand [data-card="P7"]', '.side[data-seat="jekyll"]');
    await expect.poll(() => hand(page, 'jekyll').count()).toBe(1);
    await drag('.hand [data-card="P7"]', '.palette');
    await expect.poll(() => hand(page, 'jekyll').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect.poll(() => hand(page, 'jekyll').count()).toBe(1);
  });

  test('by dragging with a finger that rests a moment; one that moves at once scrolls', async ({
    newContext,
  }) => {
    const context = await newContext({
      viewport: { width: 360, height: 1400 },
      hasTouch: true,
      isMobile: true,
    });
    const phone = await context.newPage();
    await still(phone, SANDBOX);
    const touch = await context.newCDPSession(phone);
    const center = async (selector: string) => {
      const box = await phone.locator(selector).boundingBox();
      if (box === null) throw new Error(`${selector} has to be seen`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const finger = async (from: string, to: string, rest: number) => {
      const [start, end] = [await center(from), await center(to)];
      const at = (type: string, points: readonly object[]) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: points } as never);
      const sent = [at('touchStart', [start])];
      if (rest > 0) {
        await sent[0];
        await phone.waitForTimeout(rest);
      }
      // One after the other, without waiting for the page: that would be resting.
      for (const part of [0.2, 0.6, 1]) {
        const point = { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
        sent.push(at('touchMove', [point]));
      }
      sent.push(at('touchEnd', []));
      await Promise.all(sent);
    };
    await finger('.palette [data-card="W7"]', '.side[data-seat="jekyll"]', 350);
    await expect.poll(() => hand(phone, 'jekyll').count()).toBe(1);
    await finger('.palette [data-card="W6"]', '.side[data-seat="jekyll"]', 0);
    await expect.poll(() => hand(phone, 'jekyll').count()).toBe(1);
    await palette(phone, 'W5').tap();
    await expect.poll(() => hand(phone, 'jekyll').count()).toBe(2);
    await expect.poll(() => overflowsSideways(phone)).toBe(false);
  });
});

/** A table for two on a phone. */
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.for([360, 390])(
  'What gives cards of the upper hand covers no words at %s px, and which suit to name neither ranking nor hand',
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 844 });
    const hands = {
      jekyll: ['W1', 'W4', 'W5', 'W7', 'G2', 'G3', 'G5', 'G6', 'G7', '4+'],
      hyde: ['W6', 'G1', 'G4', 'P1', 'P3', 'P5', 'P6', 'P7', '2+', '3+'],
    } as const;
    const link = writeQuestion({ setup: { ...EMPTY, leader: null, hands }, moves: [] });
    await still(page, `${SANDBOX}#${link}`);
    const give = page.locator('.give').first();
    await give.waitFor();
    const { y = NaN, height = NaN } = (await give.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((await page.locator('.ranking').boundingBox())?.y ?? NaN);

    const held = { jekyll: ['G1', 'P5'], hyde: ['W2', '3+'] } as const;
    const led = writeQuestion({ setup: { ...EMPTY, leader: 'hyde', hands: held }, moves: [] });
    await still(page, `${SANDBOX}#${led}`);
    await hand(page, 'hyde').getByRole('button', { name: /3\+/ }).press('Enter');
    const naming = await page.locator('.naming').boundingBox();
    const table = await page.locator('.table').first().boundingBox();
    expect(naming?.y ?? NaN).toBeGreaterThanOrEqual((table?.y ?? NaN) + (table?.height ?? NaN));
    expect((naming?.y ?? NaN) + (naming?.height ?? NaN)).toBeLessThanOrEqual(844);
  },
);

describe('The rules answer', () => {
  test('where one plays on, beside what has just been decided by a reading: the other is a press away', async ({
    newContext,
  }) => {
    const phone = await (await newContext(PHONE)).newPage();
    await still(phone, SANDBOX + CONTESTED);
    const differs = phone.getByRole('link', { name: 'Not at every table' });
    await hand(phone, 'jekyll')
      .getByRole('button', { name: /Pride 5/ })
      .press('Enter');
    await expect.poll(() => verdict(phone).innerText()).toContain('Jekyll wins the trick.');
    await differs.tap();
    const other = phone.getByRole('radio', { name: /Hyde takes the trick: Potion 2\+ beats Pride 5/ });
    await other.tap();
    await expect.poll(() => verdict(phone).innerText()).toContain('Hyde wins the trick.');
    await address(phone, /^#1\w{5}\.10\.[^]*\.fjP5$/);
    // The next trick does not hang on it, but the game that goes on does: by which reading stays to be seen and chosen.
    await hand(phone, 'hyde').getByRole('button').first().press('Enter');
    await expect.poll(() => phone.locator('.line .move').count()).toBeGreaterThan(1);
    await expect.poll(() => other.isChecked()).toBe(true);
  });

  test('side by side under each reading, and by the one that is chosen', async ({ page }) => {
    await still(page, SANDBOX + CONTESTED);
    const readings = page.locator('.reading', { hasText: 'takes the trick' });
    await expect.poll(() => readings.count()).toBe(2);
    await expect
      .poll(() => readings.nth(0).innerText())
      .toMatch(/Jekyll takes the trick: Pride 5 beats Potion 2\+\.[^]*the manual/);
    await expect
      .poll(() => readings.nth(1).innerText())
      .toMatch(/Hyde takes the trick: Potion 2\+ beats Pride 5\.[^]*the Japanese summary/);
    await readings.nth(1).getByRole('radio').press('Space');
    await hand(page, 'jekyll')
      .getByRole('button', { name: /Pride 5/ })
      .press('Enter');
    await expect.poll(() => verdict(page).innerText()).toContain('Hyde wins the trick.');
    await page.locator('.reading').first().getByRole('radio').press('Space');
    await expect.poll(() => verdict(page).innerText()).toContain('Jekyll wins the trick.');
    await address(page, /^#1\w{5}\.00.*\.lhX2w\.fjP5$/);
    await expectAccessible(page);
  });

  test('of every pair, by arrow keys, and play it', async ({ page }) => {
    await still(page, SANDBOX + CONTESTED);
    await page.getByRole('grid').getByRole('button').first().focus();
    await page.keyboard.press('End');
    const pair = page.locator('.pair');
    await expect.poll(() => pair.innerText()).toContain('Pride 5 beats Potion 2+');
    await page.getByRole('button', { name: 'Play it' }).press('Enter');
    await expect
      .poll(() => verdict(page).innerText())
      .toMatch(/^Hyde led\. Pride 5 beats Potion 2\+: .*Jekyll wins the trick\. Jekyll is to lead/);
  });

  test('with the reason where something is not allowed, and the link asks the same', async ({ page }) => {
    await still(page, `${SANDBOX}#1l3sxo.00.r1m0h.0t6pwg.G46P15.W36P3X2.aW257G12.lhX2w`);
    await page.getByRole('button', { name: 'Set the table' }).press('Enter');
    await page.getByRole('radio', { name: 'Jekyll’s hand' }).press('Space');
    await palette(page, 'W7').press('Enter');
    await stopSetting(page);
    await hand(page, 'jekyll')
      .getByRole('button', { name: /Greed 4/ })
      .press('Enter');
    const refused = /Not allowed\.[^]*Greed 4 does not follow Wrath/;
    await expect.poll(() => told(page).innerText()).toMatch(refused);
    const link = await address(page, /fjG4$/);
    await still(page, SANDBOX + link);
    await expect.poll(() => told(page).innerText()).toMatch(refused);
  });
});

describe('A line', () => {
  test('is branched, undone and redone, and a reload and the way back lose nothing of it', async ({
    page,
  }) => {
    await still(page, SANDBOX + CONTESTED);
    const moves = page.locator('.line .move');
    await hand(page, 'jekyll')
      .getByRole('button', { name: /Pride 5/ })
      .press('Enter');
    await expect.poll(() => moves.count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await hand(page, 'jekyll')
      .getByRole('button', { name: /Pride 1/ })
      .press('Enter');
    await expect.poll(() => moves.count()).toBe(3);
    await expect.poll(() => page.locator('.line .variation .move').innerText()).toContain('Pride 1');
    await address(page, /P1$/);
    await page.reload();
    await expect.poll(() => moves.count()).toBe(3);
    await moves.nth(1).press('Enter');
    await expect.poll(() => verdict(page).innerText()).toContain('Jekyll wins the trick.');
    // Beginning with something else is a step that the browser goes back from.
    await page.getByText('At random').press('Enter');
    await page.getByLabel('Kind of position').selectOption('A card to lead');
    await page.getByRole('button', { name: 'Draw one' }).press('Enter');
    await expect.poll(() => moves.count()).toBe(0);
    await page.goBack();
    await expect.poll(() => moves.count()).toBe(3);
    await page.goForward();
    await expect.poll(() => moves.count()).toBe(0);
    await expect.poll(() => verdict(page).innerText()).toMatch(/is to lead\./);
  });
});

test('The table stays in sight while one reads on at a desk, also while a suit is named', async ({
  page,
}) => {
  await open(page, '/jekyll-vs-hyde/sandbox/#13u4wb.00.r1m0j.0t0.W157G267P347X3.W2346G135P16X4.x');
  await page.evaluate(() => {
    scrollTo(0, 400);
  });
  await page.locator('.player-hand button').filter({ hasText: 'Potion 3+' }).click();
  const naming = page.locator('.naming');
  await naming.waitFor();
  await expect.poll(() => naming.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0);
  await expect
    .poll(() => page.locator('.stage-table').evaluate((one) => one.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
});

test('Any moment of a game of the site can be laid out', async ({ page }) => {
  await still(page, SANDBOX);
  await page.getByText('From a game').press('Enter');
  await page.getByLabel('Game').selectOption('The even hand');
  await page.getByLabel('Moment').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Lay it out' }).press('Enter');
  await expect.poll(() => verdict(page).innerText()).toMatch(/is to (lead|answer)/);
});

test('From a replay, a scene and a rule one press leads to the sandbox', async ({ page }) => {
  await still(page, '/jekyll-vs-hyde/replays/the-even-hand/#18');
  await openTab(page, 'Explore');
  await page.getByRole('button', { name: 'Open in the sandbox' }).press('Enter');
  await page.waitForURL(/sandbox\/#1/);
  await expect
    .poll(() => verdict(page).innerText())
    .toContain('Jekyll has led, Hyde is to answer: Pride is asked for.');
  await page.goBack();
  await expect.poll(() => page.getByText(/^Move 18 of/).isVisible()).toBe(true);

  // A scene comes alive when it is touched.
  await page.goto('/jekyll-vs-hyde/lessons/who-wins/#scene-who-wins-3');
  await page.locator('.scene').first().getByRole('button', { name: 'Open in the sandbox' }).press('Enter');
  await page.waitForURL(/sandbox\/#1/);

  await still(page, '/jekyll-vs-hyde/rules/');
  const entry = page.locator('.rule-entry', { has: page.locator('#pride-takes') });
  await entry.getByRole('link', { name: 'In the sandbox' }).press('Enter');
  await page.waitForURL(/sandbox\/#1/);
  await expect.poll(() => told(page).innerText()).toContain('Pride: ');
});

test('A position says whether it can come up, and a line goes to the viewer only from one that can', async ({
  page,
}) => {
  await still(page, SANDBOX + CONTESTED);
  const possible = page.locator('.possible');
  await expect.poll(() => possible.innerText()).toContain('This can come up in a game.');
  await hand(page, 'jekyll')
    .getByRole('button', { name: /Pride 5/ })
    .press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await hand(page, 'jekyll')
    .getByRole('button', { name: /Greed 4/ })
    .press('Enter');
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
  await page.waitForURL(/study/);
  await page.getByRole('heading', { name: 'From the sandbox' }).waitFor();
  await expect.poll(() => page.locator('.move[aria-current="step"]').innerText()).toContain('Greed 4');
  await expect.poll(() => page.locator('.variation .move').count()).toBe(1);

  await page.goBack();
  await page.getByRole('button', { name: 'Set the table' }).press('Enter');
  await page.getByLabel(/^Marker on/).selectOption('3');
  await expect.poll(() => possible.innerText()).toMatch(/cannot come up in a game:[^]*marker/);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await page.getByRole('button', { name: 'Open in the viewer' }).press('Enter');
  await page.getByText(/no game was found that leads to this position\. The link/).waitFor();
});

test('A picture of the position is drawn, and kept as SVG and as PNG', async ({ page }) => {
  await still(page, SANDBOX + CONTESTED);
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await expect
    .poll(() => page.locator('.position-picture').getAttribute('alt'))
    .toContain('Hyde leads Potion 2+, naming Wrath.');
  for (const kind of ['SVG', 'PNG']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Save as ${kind}` }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe(`jekyll-vs-hyde-position.${kind.toLowerCase()}`);
  }
});

test('Any case of the casebook can be laid out', async ({ page }) => {
  await still(page, SANDBOX);
  await page.getByText('From a case').press('Enter');
  await page.getByLabel('Case').selectOption('The other put a card down before I had led. Does it stand?');
  await page.getByRole('button', { name: 'Lay it out' }).press('Enter');
  await expect.poll(() => verdict(page).innerText()).toContain('Jekyll is to lead.');
});

test('A link that is broken says so, and the table is empty and works', async ({ page }) => {
  for (const hash of [
    '#nonsense',
    '#9abcde.00',
    CONTESTED.replace('G46', 'G47'),
    `${CONTESTED}${'x'.repeat(9000)}`,
  ]) {
    await still(page, SANDBOX + hash);
    await expect.poll(() => page.locator('.sandbox-problem').innerText()).toMatch(/^The link/);
    await palette(page, 'W1').press('Enter');
    await expect.poll(() => hand(page, 'jekyll').count()).toBe(1);
  }
});

test('The empty table reads well for assistive technology, and fits a phone', async ({ page }) => {
  await still(page, SANDBOX);
  await palette(page, 'W1').waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflowsSideways(page)).toBe(false);
});

test('A position is found by conditions, or the search says how far it looked', async ({ page }) => {
  await still(page, SANDBOX);
  await page.getByText('Find me one').press('Enter');
  await page.getByLabel('Led is').selectOption('a Potion');
  await page.getByLabel('The follower is void in it').selectOption('yes');
  await page.getByLabel('Answered by').selectOption('Wrath');
  await expectAccessible(page);
  await expect.poll(() => overflowsSideways(page)).toBe(false);
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await page.getByText(/^Found in game/).waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator('.happenings, .verdict').first().isVisible()).toBe(true);
  await expect.poll(() => hand(page, 'jekyll').count()).toBe(await hand(page, 'hyde').count());

  // Nothing is led in the preparation.
  await page.getByLabel('What is to be done').selectOption('Preparation');
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.getByText(/^Stopped after/).waitFor();
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await page.getByText('Looked at 5000 games and found none.').waitFor({ timeout: 120_000 });
});
