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

/** Recording a game of Switch as people do at a table: with a thumb, or at a keyboard, with one hand in sight. */

const RECORD = '/switch/record/';
/** The hand of Player 1, a trick card that is buried, and the card that is turned up. */
const DEALT = '8S 8H 2C KD AS 5D 9C 7C 9S';

const due = (page: Page) => page.locator('.record-due').innerText();
const told = (page: Page) => page.locator('.told').innerText();
/** What is kept of a record: all but what the last tap has come to. */
const standing = (page: Page) =>
  page.locator('.record :is(.stage-table, .stage-prompt, .stage-controls, .moves)').allInnerTexts();

test('A game is recorded with a thumb: own draws are named, those of others stay unseen', async ({
  newContext,
}) => {
  const context = await newContext({
    viewport: { width: 360, height: 740 },
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
  await tap(...DEALT.split(' '));
  await expect.poll(() => due(page)).toBe('Player 1: tap the card played, or press “Draw”.');
  // A pair of 8s is all there is of the rank: it is played with its last card, and Player 1 goes again.
  await tap('8S', '8H', 'AS');
  await page.locator('.naming').getByRole('button', { name: 'spades' }).tap();
  await tap('3S');
  await expect.poll(() => due(page)).toMatch(/^Player 2: 3♠/);
  await press(/^Play 3♠/);
  await expect.poll(() => due(page)).toBe('Player 1 goes on with the run, or draws 3 cards.');
  await expectAccessible(page);
  await tap('KD');
  await expect.poll(() => told(page)).toMatch(/K♦/);
  await press('Fail the run: draw 3 cards');
  await tap('QS', 'JS');
  await allIsKept(page);
  const before = await standing(page);
  await page.reload();
  await expect.poll(() => standing(page)).toEqual(before);
  await tap('10S');
  // What Player 1 has just drawn nobody else can play.
  await tap('QS');
  await expect.poll(() => told(page)).toMatch(/queen of spades is with Player 1, by move 5\./i);
  await press('Draw 1 card');
  await expect.poll(() => due(page)).toBe('Player 1: tap the card played, or press “Draw”.');
  await expect.poll(() => overflowsSideways(page)).toBe(false);

  await press('Open in the viewer');
  await page.waitForURL('**/study/#own-*');
  await page.getByText('As Player 1 saw it').waitFor();
  await page.keyboard.press('End');
  const other = page.getByRole('list', { name: /^Player 2’s hand/ });
  await expect.poll(() => other.locator('.card-back').count()).toBe(7);
  await expect.poll(() => page.getByLabel('Seen by').count()).toBe(0);
  // What is written beside a move stays with the record, and is there when it is gone on with.
  await openTab(page, 'Moves');
  await press('Write on it');
  await page.getByLabel('Comment', { exact: true }).fill('Player 2 thought for long.');
  await page.getByText(/^Kept in this browser/).waitFor();
  await press('Go on recording');
  await page.waitForURL('**/record/#own-*');
  await page.getByText('Player 2 thought for long.').first().waitFor();
  await expect.poll(() => due(page)).toBe('Player 1: tap the card played, or press “Draw”.');
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
  await type(`${DEALT} 8S 8H AS>spades 3S. draw QS JS 10S draw`);
  await expect.poll(() => due(page)).toBe('プレイヤー1：出したカードか「引く」を押してください。');
  await expect.poll(moves).toBe(6);
  await page.locator('.record .move', { hasText: /スペードの3/ }).press('Enter');
  await expect.poll(moves).toBe(3);
  await type('4S.');
  await expect.poll(moves).toBe(4);
  // After the correction there is no run to fail: three cards are too many, and nothing is lost.
  await page.getByRole('button', { name: /すべてをもう一度入れる/ }).press('Enter');
  await expect.poll(() => told(page)).toMatch(/引くのは1枚ですが、3枚/);
  await page.getByText(/^戻した2手を取ってあります/).waitFor();
  await type('draw 10S');
  await page.getByRole('button', { name: 'もう一度入れる' }).first().press('Enter');
  await expect.poll(moves).toBe(6);
  await expectAccessible(page);
});

test('With all hands open only the deck is unknown, in the link as well; an address that leads nowhere is answered in a sentence', async ({
  page,
}) => {
  await open(page, RECORD);
  await page.getByRole('radio', { name: 'All hands, laid open' }).check();
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  const field = page.getByRole('textbox', { name: /^Type moves/ });
  await field.fill('8S 8H 2C KD AS 5D 9C 8C 8D 2D KC AC 5C 9D 9S 8S 8H AS>spades draw 10S');
  await field.press('Enter');
  await page.getByText('All hands are known, but not the order of the deck').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('A link to it').press('Enter');
  const copied = page.getByRole('textbox', { name: /^The link holds the whole record/ });
  // It opens at the end of the page, and comes into view above the bar at its foot.
  const bar = page.locator('.masthead nav');
  await expect
    .poll(async () => ((await bar.boundingBox())?.y ?? 0) - ((await copied.boundingBox())?.y ?? Infinity))
    .toBeGreaterThan(40);
  const link = await copied.inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByText(/^Move 1 of/).waitFor();
  await page.getByText(/^Nobody has seen the order of the deck/).waitFor();
  // It goes on from there, for it has remained a record.
  await page.getByRole('button', { name: 'Go on recording' }).waitFor();
  await page.goto('about:blank');
  await open(page, `${RECORD}#own-999`);
  await expect.poll(() => page.locator('.warning').innerText()).toMatch(/no longer there/);
});
