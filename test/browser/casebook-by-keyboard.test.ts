import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { GAMES } from '../../src/listed-games.ts';
import {
  expectAccessible,
  hydrated,
  open,
  overflowsSideways,
  readsAsOnePage,
  test,
} from './playwright-fixtures.ts';

/** The casebook as somebody in the middle of an argument uses it, by keyboard. */

const LIST = '/jekyll-vs-hyde/cases/';
const CONTESTED = `${LIST}void-in-the-named-suit/`;

const listed = (page: Page) => page.locator('[data-library] > li:visible');

test('From the list to a case, on to its rule, and back to the list as it was', async ({ page }) => {
  await open(page, LIST);
  const all = await listed(page).count();
  expect(all).toBeGreaterThanOrEqual(55);
  await page.getByLabel('About the rule').selectOption('potion-barred');
  const few = await listed(page).count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  await expect.poll(() => page.getByRole('status').innerText()).toContain(String(few));

  const entry = listed(page).first().getByRole('link');
  const question = await entry.innerText();
  await entry.press('Enter');
  await page.waitForURL(`**${LIST}*/`);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(question);
  await page.getByRole('button', { name: 'Forward', exact: true }).press('Enter');
  await expect.poll(() => page.locator('.scene .events li').count()).toBeGreaterThan(0);

  await page.locator('.rule-entry a').first().press('Enter');
  await page.waitForURL('**/jekyll-vs-hyde/rules/#*');
  await expect.poll(() => page.locator('.rule-entry:has(:target)').count()).toBe(1);
  await page.goBack();
  await page.goBack();
  await page.waitForURL(`**${LIST}?rule=potion-barred`);
  await expect.poll(() => listed(page).count()).toBe(few);
  await expect.poll(() => page.getByLabel('About the rule').inputValue()).toBe('potion-barred');
});

describe('The list', () => {
  test('is narrowed by what is typed, by effect and by what is contested', async ({ page }) => {
    await open(page, LIST);
    await page.getByLabel('Find').pressSequentially('two potions cancel');
    await expect.poll(() => listed(page).count()).toBeLessThan(5);
    await expect.poll(() => listed(page).count()).toBeGreaterThan(0);
    await page.getByLabel('Find').fill('no such thing anywhere');
    await expect.poll(() => listed(page).count()).toBe(0);
    await expect.poll(() => page.locator('section:visible').count()).toBe(0);
    await page.getByRole('link', { name: 'Ask the rules in these words' }).waitFor();
    await page.getByLabel('Find').fill('');
    await expect.poll(() => page.getByText('Ask the rules in these words').isVisible()).toBe(false);
    await page.getByRole('combobox', { name: 'With' }).selectOption('greed');
    await page.getByRole('combobox', { name: 'Sources' }).selectOption('contested');
    const left = await listed(page).allInnerTexts();
    expect(left.join()).toContain('tenth trick');
    expect(left.join()).not.toContain('one card each');
    await expectAccessible(page);
  });

  test('shows what was found right below the field, on the smallest phone too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, LIST);
    await page.getByLabel('Find').fill('two potions');
    await expect.poll(() => listed(page).count()).toBeLessThan(20);
    const first = await listed(page).first().getByRole('link').boundingBox();
    expect((first?.y ?? NaN) + (first?.height ?? NaN)).toBeLessThan(640);
    await page.locator('.filters summary').press('Enter');
    await page.getByRole('combobox', { name: 'Sources' }).waitFor();
    // What narrows the list down is named, though its field is folded away.
    await open(page, `${LIST}?sources=contested`);
    await page.getByText('Narrow it down · Sources: differ or are silent').waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Sources' }).isVisible()).toBe(false);
  });

  test('puts first what asks the words that are typed', async ({ page }) => {
    await open(page, '/switch/cases/');
    const before = await listed(page).locator('h3').allInnerTexts();
    await page.getByLabel('Find').fill('finish two');
    await expect.poll(() => listed(page).count()).toBe(9);
    const found = await listed(page).allInnerTexts();
    expect(found[0]).toMatch(/^May I play two 8s and finish/);
    // Its chapter comes behind this one where nothing is typed.
    expect(before.findIndex((one) => one.startsWith('May I play two 8s and finish'))).toBeGreaterThan(
      before.findIndex((one) => found.at(-1)?.startsWith(one)),
    );
    await expectAccessible(page);
    await page.getByLabel('Find').fill('');
    await expect.poll(() => listed(page).locator('h3').allInnerTexts()).toEqual(before);
  });

  test('shows what has most of the words, and leads to the search with what was typed, where no case has all', async ({
    page,
  }) => {
    await open(page, '/switch/cases/');
    // Cases are found by what means the same as well.
    await page.getByLabel('Find').fill('two kings');
    await expect.poll(async () => (await listed(page).allInnerTexts()).join()).toContain('I hold three 9s');
    await page.getByLabel('Find').fill('two kings of gold');
    await page.getByText('No case has all of these words. With most of them:').waitFor();
    await expect.poll(async () => (await listed(page).allInnerTexts()).join()).toContain('I hold three 9s');
    // None is shown for one word of two.
    await page.getByLabel('Find').fill('pot of gold');
    await expect.poll(() => listed(page).count()).toBe(0);
    await page.getByLabel('Find').fill('two kings of gold');
    await page.getByRole('link', { name: 'Ask the rules in these words' }).press('Enter');
    await page.waitForURL('**/switch/ask/?q=two+kings+of+gold');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('two kings of gold');
    await expect
      .poll(() => page.locator('.found h2 a').allInnerTexts())
      .toContain('I hold three 9s and only one of them fits. May I play all three?');
  });

  test('fits a phone, and can be read without scripts', async ({ newContext, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, LIST);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    const plain = await newContext({ javaScriptEnabled: false });
    const text = await plain.newPage();
    await text.goto(new URL(LIST, page.url()).href);
    await expect.poll(() => listed(text).count()).toBeGreaterThanOrEqual(55);
    await expect.poll(() => text.getByLabel('Find').isVisible()).toBe(false);
  });
});

describe('A case', () => {
  test('on which sources differ shows both readings, and reads well', async ({ page }) => {
    await page.goto(CONTESTED);
    const readings = page.locator('.reading');
    await expect.poll(() => readings.count()).toBe(2);
    await expect.poll(() => readings.nth(0).innerText()).toContain('Hyde wins the trick');
    await expect.poll(() => readings.nth(1).innerText()).toContain('Jekyll wins the trick');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflowsSideways(page)).toBe(false);
  });

  test('says what is refused, and lets the reader try it', async ({ page }) => {
    await page.goto(`${LIST}potion-against-potion/`);
    const refusal = await page.locator('.findings .refusals li').first().innerText();
    await page.getByRole('button', { name: 'Play all sides from here' }).press('Enter');
    await page.locator('.scene .hand button', { hasText: 'Potion 5+' }).press('Enter');
    await expect.poll(() => page.locator('.scene .refusals').innerText()).toBe(refusal);
  });

  test('opens in the sandbox as it stands', async ({ page }) => {
    await page.goto(`${LIST}potion-against-potion/`);
    await page.getByRole('link', { name: 'Open in the sandbox' }).press('Enter');
    await page.waitForURL('**/jekyll-vs-hyde/sandbox/#*');
    await hydrated(page);
    await expect.poll(() => page.locator('main').innerText()).toContain('Potion 5+ may not be played');
  });

  test.for([
    'jekyll-vs-hyde/cases/potion-against-potion',
    'switch/cases/two-eights',
    'chronicle/cases/void-but-a-wild-in-hand',
  ])(
    'is come back to from the sandbox, and found again there by who came otherwise: %s',
    async (address, { page }) => {
      await page.goto(`/${address}/`);
      const question = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('link', { name: 'Open in the sandbox' }).press('Enter');
      await page.waitForURL('**/sandbox/#*');
      await hydrated(page);
      // Whatever is played there is one way back from the case.
      const card = page.locator('.player-hand .hand li:not([data-barred]) button').first();
      const before = page.url();
      await card.press('Enter');
      await expect.poll(() => page.url()).not.toBe(before);
      await page.goBack();
      await page.waitForURL(`**/${address}/`);

      await page.goto(`/${address.split('/')[0]}/sandbox/`);
      await hydrated(page);
      await page.locator('.starts summary', { hasText: 'From a case' }).press('Enter');
      await page.getByRole('combobox', { name: 'Case' }).selectOption({ label: question });
      await page.getByRole('link', { name: 'Its answer, in the casebook' }).press('Enter');
      await page.waitForURL(`**/${address}/`);
    },
  );

  test('is text and picture without scripts', async ({ newContext, page }) => {
    await page.goto(CONTESTED);
    const plain = await newContext({ javaScriptEnabled: false });
    const text = await plain.newPage();
    await text.goto(page.url());
    await expect.poll(() => text.locator('.scene .table .hand').count()).toBe(2);
    await expect.poll(() => text.locator('.unscripted').innerText()).toContain('Hyde wins the trick');
  });

  test('is led to by the rulebook, by a lesson and by the search', async ({ page }) => {
    await open(page, '/jekyll-vs-hyde/rules/');
    const rule = page.locator('.rule-entry', { has: page.locator('#potion-barred') });
    await rule.locator('summary').press('Enter');
    await rule.locator('.rule-cases a').first().press('Enter');
    await page.waitForURL(`**${LIST}potion-against-potion/`);

    await page.goto('/jekyll-vs-hyde/lessons/playing-a-potion/#leading-one');
    await page.locator('.from-book a').first().press('Enter');
    await page.waitForURL(`**${LIST}potion-against-potion/`);

    await open(page, '/search/');
    await page.getByRole('searchbox').fill('dealt eleven cards');
    const found = page.locator('main .found a[href*="/cases/eleven-cards/"]');
    await expect.poll(() => found.count(), { timeout: 20_000 }).toBeGreaterThan(0);
  });
});

test('No card sticks out of the frame of its table, however narrow the phone', async ({ page }) => {
  await readsAsOnePage(page);
  for (const address of ['/jekyll-vs-hyde/cases/must-i-win/', '/jekyll-vs-hyde/lessons/who-wins/']) {
    await page.goto(address);
    for (let width = 320; width <= 420; width += 10) {
      await page.setViewportSize({ width, height: 740 });
      const out = await page.evaluate(() =>
        [...document.querySelectorAll('.table')].flatMap((table) => {
          const { right } = table.getBoundingClientRect();
          return [...table.querySelectorAll('.trick-place, .identity-track, .hand > li')]
            .filter((part) => part.getBoundingClientRect().right > right)
            .map((part) => part.className);
        }),
      );
      expect(out, `${address} ${width}`).toEqual([]);
    }
  }
});

test.for(GAMES.flatMap(({ id }) => [`/${id}`, `/ja/${id}`]))(
  'A chapter of the casebook at %s begins on the first screen of a phone, below one field',
  async (game, { page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${game}/cases/?chapter=deal`);
    await expect.poll(() => page.locator('.filters [data-chosen]').innerText()).not.toBe('');
    await expect.poll(() => page.locator('.filters :is(input, select):visible').count()).toBe(1);
    const third = await listed(page).nth(2).getByRole('link').boundingBox();
    // Above the bar with the sections of the game.
    expect((third?.y ?? NaN) + (third?.height ?? NaN)).toBeLessThan(844 - 56);
  },
);

test.for(GAMES)(
  'In Japanese the first three answers on any subject of $id are whole on the first screen of a phone',
  async ({ id }, { page, expect }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/ja/${id}/ask/`);
    const subjects = await page
      .locator('nav[aria-labelledby="other-subjects"] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(subjects.length).toBeGreaterThan(4);
    for (const address of subjects) {
      await open(page, address);
      await expect.poll(() => page.locator('[data-library] > li:not(:visible)').count()).toBeGreaterThan(0);
      const seen = await listed(page).evaluateAll((all) =>
        all.slice(0, 3).map((it) => it.getBoundingClientRect().bottom),
      );
      // Above the bar with the sections of the game.
      expect(Math.max(...seen), address).toBeLessThan(844 - 52);
    }
  },
);

/** What is the same in the casebook of any game. */
const BOOKS = GAMES.filter(({ sections }) => sections.some(({ path }) => path === 'cases'));

describe.each(BOOKS)('The casebook of $id', ({ id }) => {
  test('leads by its filter to a case with two readings, which differ, and on to its rule', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `/${id}/cases/`);
    const all = await listed(page).count();
    // On a phone the lists are folded away.
    await page.locator('.filters summary').click();
    await page.locator('select[name="sources"]').selectOption('contested');
    await expect.poll(() => listed(page).count()).toBeLessThan(all);
    // Some points that sources leave open change nothing that is played.
    const addresses = await listed(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const readings = page.locator('.reading');
    for (const address of addresses) {
      await page.goto(address);
      if ((await readings.count()) === 2) break;
    }
    const [here, instead] = await readings.allInnerTexts();
    expect(instead).not.toBe(here);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    await page.locator('.rule-entry a').first().press('Enter');
    await page.waitForURL(`**/${id}/rules/#*`);
    const rule = page.locator('.rule-entry:has(:target)');
    await rule.locator('summary').press('Enter');
    await expect.poll(() => rule.locator('.rule-cases a').count()).toBeGreaterThan(0);
  });

  test('is there in Japanese, with as many cases', async ({ page }) => {
    await open(page, `/${id}/cases/`);
    const all = await listed(page).count();
    await open(page, `/ja/${id}/cases/`);
    await expect.poll(() => listed(page).count()).toBe(all);
  });
});

test('A move that the rules of Switch allow under one reading only is told with what it would bring about', async ({
  page,
}) => {
  await page.goto('/switch/cases/seven-on-an-active-two/');
  const [here, instead] = await page.locator('.reading').allInnerTexts();
  expect(here).toContain('Not allowed.');
  expect(instead).toContain('Allowed.');
  expect(instead).toContain('Player 2 picks up 2 cards.');
  await page.getByRole('button', { name: 'Forward', exact: true }).press('Enter');
  await expect.poll(() => page.locator('.scene .events').innerText()).toContain('picks up 2 cards');
});
