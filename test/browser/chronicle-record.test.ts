import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  allIsKept,
  expectAccessible,
  open,
  openTab,
  overflowsSideways,
  test,
} from './playwright-fixtures.ts';

/** Recording a game of Chronicle as people do at a table: with a thumb, or at a keyboard, with one hand in sight. */

const RECORD = '/chronicle/record/';
/** The hand of Player 1, of three. */
const HAND = 'L2 L5 L8 P3 P4 P9 W3 W6 W10 King Sage Angel';

const due = (page: Page) => page.locator('.record-due').innerText();
const told = (page: Page) => page.locator('.told').innerText();
/** How far down in the window a card of the board lies, once the page has come to rest. */
const placeOf = async (page: Page, card: string) => {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
  return (await page.locator(`[data-tap="${card}"]`).boundingBox())?.y;
};
/** What is kept of a record: all but what the last tap has come to. */
const standing = (page: Page) =>
  page.locator('.record :is(.stage-table, .stage-prompt, .stage-controls, .moves)').allInnerTexts();

test('A round is recorded with a thumb: what lies face down is named when it is won, what others take never', async ({
  newContext,
}) => {
  const context = await newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const tap = async (...cards: readonly string[]) => {
    for (const card of cards) await page.locator(`[data-tap="${card}"]`).tap({ force: true });
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().tap();
  await open(page, RECORD);
  await press('Start');
  await tap('W1');
  await expect.poll(() => due(page)).toBe('What is Fame for in this round?');
  await press('Go on');
  // The cards stay under the thumb while what is told above and below them changes.
  const [first = '', ...others] = HAND.split(' ');
  const lay = await placeOf(page, first);
  await tap(first);
  await page.locator(`[data-tap="${first}"][data-place="p1"]`).waitFor();
  expect(await placeOf(page, first)).toBe(lay);
  await tap(...others);
  await expect.poll(() => due(page)).toBe('Who shows Wisdom 1, the Lead Card?');
  await press('Player 2');
  // Player 3 takes a card from Player 2, which Player 1 does not see; Player 1 takes one back.
  await tap('L7');
  await expect.poll(() => due(page)).toBe('Tap the card that Player 3 plays.');
  await press('Face down');
  await tap('L8');
  await press('A card from Player 2’s hand');
  await tap('P7');
  await expect.poll(() => due(page)).toBe('Which card had Player 3 laid face down?');
  await expectAccessible(page);
  // By that it was void in Love, and Player 1 holds Power 3.
  await tap('L9');
  await expect.poll(() => told(page)).toMatch(/Player 3/);
  await tap('P3');
  await expect.poll(() => told(page)).toMatch(/Power 3 is in Player 1’s hand, by move 1\./);
  await tap('W2');
  await expect.poll(() => due(page)).toBe('Tap the card that Player 1 plays.');
  await tap('P3');
  await tap('P8');
  await press('A card from Player 3’s hand');
  await expect.poll(() => due(page)).toBe('Tap the card that Player 3 plays.');
  await allIsKept(page);
  const before = await standing(page);
  await page.reload();
  await expect.poll(() => standing(page)).toEqual(before);
  await expect.poll(() => overflowsSideways(page)).toBe(false);

  await press('Open in the viewer');
  await page.waitForURL('**/study/#own-*');
  await page.getByText('As Player 1 saw it').waitFor();
  await page.keyboard.press('End');
  const other = page.getByRole('list', { name: /^Player 2’s hand/ });
  await expect.poll(() => other.locator('.card-back').count()).toBe(10);
  // What Player 2 took is told of, and not named.
  await expect
    .poll(() => page.locator('.moves [aria-current="step"]').innerText())
    .toMatch(/A card from Player 3’s hand/);
  // What is written beside a move stays with the record, and is there when it is gone on with.
  await openTab(page, 'Moves');
  await press('Write on it');
  await page.getByLabel('Comment', { exact: true }).fill('Player 2 thought for long.');
  await page.getByText(/^Kept in this browser/).waitFor();
  await press('Go on recording');
  await page.waitForURL('**/record/#own-*');
  await page.getByText('Player 2 thought for long.').first().waitFor();
  await expect.poll(() => due(page)).toBe('Tap the card that Player 3 plays.');
});

test('At the keyboard, in Japanese: moves are typed, one is corrected, and what followed is entered again', async ({
  page,
}) => {
  const type = async (text: string) => {
    const field = page.getByRole('textbox', { name: /^手を入力/ });
    await field.fill(text);
    await field.press('Enter');
  };
  const moves = () => page.locator('.record .move').count();
  await open(page, `/ja${RECORD}`);
  await page.getByRole('button', { name: '始める' }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.card-grid') != null))
    .toBe(true);
  await type(`W1 fewest-wisdom ${HAND} p2 L7 down L8 take P7 from p2 W2 P3`);
  await expect.poll(() => due(page)).toBe('プレイヤー2が出すカードを押してください。');
  await expect.poll(moves).toBe(6);
  await expectAccessible(page);
  // Player 3 had followed: then the card that lay face down waits in vain.
  await page.locator('.record .move').nth(2).press('Enter');
  await expect.poll(moves).toBe(2);
  await type('L9');
  await expect.poll(moves).toBe(3);
  await page.getByRole('button', { name: /すべてをもう一度入れる/ }).press('Enter');
  await expect.poll(() => told(page)).toMatch(/入れ直してください/);
  await expect.poll(moves).toBe(4);
  await page.getByText(/^戻した2手を取ってあります/).waitFor();
  await type('P7 from p2');
  await expect.poll(moves).toBe(5);
  await page.getByRole('button', { name: '1つ戻す' }).press('Enter');
  await expect.poll(moves).toBe(4);
});
