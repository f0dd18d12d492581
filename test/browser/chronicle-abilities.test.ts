import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { OPEN_SLOTS, readFilledIn } from '#games/chronicle/rules/reader-supplied-card-effects';
import { expectAccessible, open, overflowsSideways, test } from './playwright-fixtures.ts';

/** A reader who owns the cards fills in what no source tells: the sentence, the scene, and the set that is kept, saved and linked to. */

const PAGE = '/chronicle/abilities/';
const slot = (page: Page, kind: string) => page.locator(`#slot-${kind}`);
const sentence = (page: Page, kind: string) => slot(page, kind).locator('summary').innerText();
const kept = (page: Page) => page.locator('.kept-set [role="status"]').first().innerText();
const table = (page: Page) => page.locator('.scene .table');
async function give(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Chooses from a list by keys alone: the letters of an option, typed. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.focus();
  await page.keyboard.type(option);
  await expect
    .poll(() => field.evaluate((one) => (one as HTMLSelectElement).selectedOptions[0]?.label))
    .toContain(option);
  await page.keyboard.press('Tab');
}

test('Whoever has filled in nothing finds each slot open, here, in the sandbox and in the rulebook', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect.poll(() => kept(page)).toBe('You have filled in nothing yet.');
  for (const kind of OPEN_SLOTS)
    expect(await sentence(page, kind), kind).toMatch(
      /Open: no source we have says what (a|an|the) \w+ does\./,
    );
  expect(await sentence(page, '8')).toContain('takes a card unseen from another hand');
  await expect.poll(() => page.locator('.slot[id^="history"]').count()).toBe(12);
  await expect
    .poll(() => page.locator('.slot[id^="history"] summary', { hasText: 'Open:' }).count())
    .toBe(11);
  await expectAccessible(page);
  await page.goto('/chronicle/rules/');
  await expect.poll(() => page.locator('[data-slot="open"]').count()).toBe(OPEN_SLOTS.length);
  await page.getByRole('link', { name: 'Fill in what your cards say' }).press('Enter');
  await page.waitForURL(`**${PAGE}`);
});

test('By keyboard a 6 is filled in, its sentence stands there and is played at once; it is there after a reload, and goes again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  await slot(page, '6').locator('summary').press('Enter');
  await choose(page, 'Effect', 'takes an ally');
  await expect.poll(() => sentence(page, '6')).toContain('When a 6 is played face up, its owner takes an ally of somebody else. The owner of the card chooses.');
  await expect.poll(() => slot(page, '6').getByRole('status').first().innerText()).toContain('its owner takes an ally of somebody else');
  await expect.poll(() => page.getByRole('group', { name: '6', exact: true }).getByRole('combobox').count()).toBe(3);
  // The scene stands at its end, and says what has happened on the way there.
  await table(page).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect.poll(() => page.locator('.scene .events').innerText()).toMatch(/goes from Player \d’s allies to Player 2’s/);
  await choose(page, 'Who chooses', 'The next player');
  await expect.poll(() => sentence(page, '6')).toContain('The next player clockwise chooses.');
  await choose(page, 'When', 'at the end of the round');
  await expect.poll(() => sentence(page, '6')).toContain('At the end of the round, whoever has a 6 among the allies takes an ally');
  await expect.poll(() => kept(page)).toBe('You have filled in 1 ability and 0 history cards.');
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => sentence(page, '6')).toContain('At the end of the round');
  await page.getByRole('button', { name: 'Forget all' }).press('Enter');
  await expect.poll(() => sentence(page, '6')).toContain('Open: no source we have says what a 6 does.');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => sentence(page, '6')).toContain('At the end of the round');
}); // prettier-ignore

test('A history card is kept once its Lead Card and its condition are chosen', async ({ page }) => {
  await open(page, `${PAGE}#history-4`);
  const card = page.locator('#history-4');
  await card.locator('summary').press('Enter');
  await card.getByRole('combobox', { name: 'Lead Card' }).selectOption('Power 7');
  await expect.poll(() => card.innerText()).toContain('Choose both');
  await card.getByRole('combobox', { name: 'Fame for' }).selectOption('owning no Evil');
  await expect.poll(() => card.locator('summary').innerText()).toContain('Lead Card: Power 7; Fame is for owning no Evil.');
  await expect.poll(() => kept(page)).toBe('You have filled in 0 abilities and 1 history card.');
}); // prettier-ignore

describe('A set is taken along', () => {
  const SET = '{"game":"chronicle","version":1,"abilities":{"King":"owner-wins","2":{"effect":"give-card","time":"end-of-meeting"}},"history":{}}';

  test('as a file, which comes back in another browser, and as a link', async ({ page, newContext }) => {
    await open(page, PAGE);
    await give(page, 'set.json', SET);
    await page.getByRole('button', { name: 'Take it over' }).press('Enter');
    await expect.poll(() => sentence(page, 'King')).toContain('its owner wins this Meeting');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe('chronicle-cards.json');
    const text = readFileSync(await download.path(), 'utf8');
    expect(readFilledIn(text)).toEqual(readFilledIn(SET));
    await page.getByRole('button', { name: 'Copy link' }).press('Enter');
    const address = await page.locator('.copied input').inputValue();
    const other = await (await newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await open(other, address);
    await expect.poll(() => other.locator('.offer').innerText()).toContain('2 abilities and 0 history cards');
    // Nothing is taken over before the reader says so.
    expect(await sentence(other, 'King')).toContain('Open:');
    await other.getByRole('button', { name: 'Take it over' }).press('Enter');
    await expect.poll(() => sentence(other, 'King')).toContain('its owner wins this Meeting');
    await expect.poll(() => other.evaluate(() => location.hash)).toBe('');
  });

  test.for([
    ['{"game":"chronicle","version":1,"abilities":{"6":"steal"}}', /^At “abilities”, “6”: “6” is "steal"; expected is .*\.$/],
    ['{"game":"chronicle","version":1,"abilities":{"__proto__":"nothing"}}', /^At “abilities”: The key “__proto__” is unknown here/],
    ['{"game":"switch","version":1}', /^“game” is "switch"; expected is chronicle\.$/],
    ['<script>alert(1)</script>', /^The file (is no|stops being) JSON.*\.$/],
    ['x'.repeat(300_000), /^The file is too long/],
  ] as const)('but a file that is none is told so in one sentence (%#)', async ([text, told], { page }) => {
    await open(page, PAGE);
    await give(page, 'hostile.json', text);
    await expect.poll(() => page.locator('.kept-set .warning').innerText()).toMatch(told);
    await expect.poll(() => kept(page)).toBe('You have filled in nothing yet.');
  });

  test('and so is a link', async ({ page }) => {
    await open(page, `${PAGE}#1abcde.agZ`);
    await expect.poll(() => page.locator('.kept-set .warning').innerText()).toMatch(/^The link is damaged/);
  });
}); // prettier-ignore

test('日本語でも、電話の画面で効果を入力でき、文と例が出て、もう一度開いても残っている', async ({
  newContext,
}) => {
  const phone = await (
    await newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
  ).newPage();
  await open(phone, `/ja${PAGE}`);
  expect(await sentence(phone, '6')).toContain('未定：6のカードの効果は、どの資料にもありません。');
  await slot(phone, '6').locator('summary').tap();
  await phone.getByRole('combobox', { name: '効果' }).selectOption('ほかの手札を見る');
  await expect
    .poll(() => sentence(phone, '6'))
    .toContain(
      '6のカードは、表向きに出したときに「ほかの手札を見る」の効果が発動します。カードの持ち主が選びます。',
    );
  await table(phone).waitFor();
  await expect.poll(() => overflowsSideways(phone)).toBe(false);
  await expectAccessible(phone);
  await phone.reload();
  await expect.poll(() => sentence(phone, '6')).toContain('ほかの手札を見る');
});

test('The sandbox plays by what is filled in as soon as the reader wants it', async ({ page }) => {
  await open(page, PAGE);
  await give(page, 'set.json', '{"game":"chronicle","version":1,"abilities":{"Sage":"take-ally"}}');
  await page.getByRole('button', { name: 'Take it over' }).press('Enter');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/chronicle/sandbox/');
  await page.getByText('Worth a look').press('Enter');
  await page.getByRole('button', { name: 'Lay it out' }).press('Enter');
  const sage = page.locator('.open-slots [data-slot="Sage"]');
  await expect.poll(() => sage.innerText()).toContain('Open: no source we have says what the Sage does.');
  await page.getByRole('button', { name: 'Play by what I have filled in' }).press('Enter');
  await expect.poll(() => sage.innerText()).toContain('When the Sage is played face up, its owner takes an ally');
  await page.locator('.side[data-seat="p2"]').getByRole('button', { name: /the Sage/ }).press('Enter');
  await expect.poll(() => page.locator('.stage-prompt').innerText()).toContain('Player 2 has to choose an ally of somebody else to be taken');
}); // prettier-ignore
