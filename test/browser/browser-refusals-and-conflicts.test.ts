import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { words as edit } from '#said/variation-and-comment-panel';
import { words as desk } from '#said/own-games';
import { words as drill } from '#said/drill';
import { words as progress } from '#said/progress';
import { words as why } from '#said/playable-cards-panel';
import { words as play } from '#said/play-against-computer';
import { kept, open, test, openTab } from './playwright-fixtures.ts';

/** What a browser may refuse, and what else may happen to a page: it stays of use, says what is wrong, and loses nothing. */

const GAME = '/jekyll-vs-hyde/replays/the-even-hand/#16';
const DESK = '/jekyll-vs-hyde/study/';
const RECORD = '/jekyll-vs-hyde/record/';
const DRILL = '/jekyll-vs-hyde/drill/';
/** How long a part of a page may take to come, on a busy computer. */
const SOON = { timeout: 15_000 };
const ORIGINAL = readFileSync(
  new URL('../../content/jekyll-vs-hyde/replays/the-even-hand.json', import.meta.url),
  'utf8',
);

/** The field in the list of moves in which one writes. */
const note = (page: Page) => page.locator('.moves .note-place').getByLabel(edit.comment, { exact: true });

/** Opens the panel in which a game is changed and writes at the present move. */
async function write(page: Page, comment: string) {
  const panel = page.getByRole('group', { name: 'Annotate' });
  await openTab(page, 'Moves');
  const annotate = page.getByRole('button', { name: 'Annotate' });
  if ((await annotate.getAttribute('aria-pressed')) !== 'true') await annotate.press('Enter');
  await note(page).fill(comment);
  return panel;
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFileSync(await (await download).path(), 'utf8');
}

/** Presses what gives a file, and reads it. */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).press('Enter');
  return textOf(download);
}

const said = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();

/** The games that are kept, by name, the last changed first. */
async function ownGames(page: Page): Promise<readonly string[]> {
  await page.locator('.own-games').waitFor();
  return page.locator('.own-games li > button:first-child').allInnerTexts();
}

test('Where storage is full, what was written is given as a file, and kept once there is room', async ({
  page,
}) => {
  await open(page, GAME);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await write(page, 'Written on a full disk');
  await said(page, edit.troubles.full);
  expect(JSON.parse(await saved(page, edit.file))).toMatchObject({
    title: 'The even hand',
    moves: expect.arrayContaining([
      expect.objectContaining({ comment: 'Written on a full disk' }),
    ]) as unknown,
  });
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await write(page, 'Written with room to spare');
  await said(page, edit.kept('The even hand'));
});

test('Where storage is blocked, pages say so and work, and games are given as files', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await open(page, GAME);
  await write(page, 'Kept by nobody');
  await said(page, edit.troubles.blocked);
  expect(await saved(page, edit.file)).toContain('Kept by nobody');

  await open(page, DESK);
  await said(page, desk.troubles.blocked);
  await page.getByLabel(desk.paste).fill(ORIGINAL);
  await page.getByRole('button', { name: desk.show }).press('Enter');
  await page.getByText(/^Move 1 of/).waitFor();

  await open(page, RECORD);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  const field = page.getByRole('textbox', { name: /^Type cards/ });
  await field.fill('W1 W2 W3 W4 W5 G1 G2 G3 G4 2+ w1');
  await field.press('Enter');
  await said(page, edit.troubles.blocked);
  expect(JSON.parse(await saved(page, edit.file))).toMatchObject({ observer: 'jekyll' });

  await open(page, DRILL);
  await page.locator('.choice').first().press('Enter');
  const check = page.getByRole('button', { name: drill.check });
  if (await check.isVisible()) await check.press('Enter');
  await page.locator('.told strong').first().waitFor();
  await open(page, '/jekyll-vs-hyde/progress/');
  await said(page, progress.troubles.blocked);
});

describe('Where nothing may run beside the page', () => {
  test.for(['refused outright', 'let down by its script'] as const)(
    'because the worker is %s, the opponent thinks on the page, and says so',
    async (how, { page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((refused) => {
        globalThis.Worker = class extends EventTarget {
          constructor() {
            super();
            if (refused) throw new DOMException('No worker for you', 'SecurityError');
            setTimeout(() => this.dispatchEvent(new Event('error')));
          }
          postMessage() {
            return undefined;
          }
          terminate() {
            return undefined;
          }
        } as unknown as typeof Worker;
      }, how === 'refused outright');
      await open(page, '/jekyll-vs-hyde/play/');
      await page.getByRole('button', { name: play.setup.deal }).press('Enter');
      await said(page, play.match.onPage);
      const cards = page.locator('.player-hand .hand button:not([aria-disabled="true"])');
      // Potions stand last, and one may have to be given.
      await cards.last().press('Enter');
      await page.locator('.player-hand .give').press('Enter');
      // The opponent lays cards down as well, and the first trick begins.
      await page.locator('.match[data-phase^="tricks"]').waitFor();
    },
  );
});

describe('Where nothing can be packed', () => {
  test('links hold games plainly, and packed ones are answered with a sentence', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'CompressionStream');
      Reflect.deleteProperty(globalThis, 'DecompressionStream');
    });
    await open(page, GAME);
    await write(page, 'A comment that goes along');
    await openTab(page, 'Share');
    const field = page.locator('.share textarea').first();
    await expect.poll(() => field.inputValue(), SOON).toMatch(/#1p/);
    const address = await field.inputValue();
    await open(page, address);
    await page.getByText('A comment that goes along').first().waitFor();

    await page.goto('about:blank');
    await open(page, `${DESK}#1z0000000.AAAA`);
    await said(page, desk.links['cannot-unpack']);
    await page.getByLabel(desk.paste).fill(ORIGINAL);
    await page.getByRole('button', { name: desk.show }).press('Enter');
    await page.getByText(/^Move 1 of/).waitFor();
  });
});

test('Where the clock is set back, games and answers stay, and rules are still asked', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-05T12:00:00Z');
  await open(page, DRILL);
  const answer = async () => {
    const rule = await page.locator('.question').getAttribute('data-rule');
    await page.locator('.choice').first().press('Enter');
    const check = page.getByRole('button', { name: drill.check });
    if (await check.isVisible()) await check.press('Enter');
    await page.locator('.told strong').first().waitFor();
    return rule ?? '';
  };
  const asked = [await answer()];
  await open(page, GAME);
  await write(page, 'From the future');
  await said(page, edit.kept('The even hand'));

  await page.clock.setFixedTime('2029-01-01T12:00:00Z');
  await write(page, 'From the past');
  await kept(page);
  await open(page, DESK);
  await expect.poll(() => ownGames(page)).toEqual(['The even hand']);
  await page.getByRole('button', { name: 'The even hand', exact: true }).press('Enter');
  await page.getByText('From the past').first().waitFor();
  await open(page, DRILL);
  asked.push(await answer());
  await open(page, '/jekyll-vs-hyde/progress/');
  for (const rule of asked) {
    await expect
      .poll(() => page.locator(`[data-rule="${rule}"]`).getAttribute('data-stage'), SOON)
      .toBe('learning');
  }
});

describe('A kept game', () => {
  test('that two tabs change becomes two: each is told, and finds what the other wrote', async ({
    page,
    context,
  }) => {
    await open(page, GAME);
    await write(page, 'First');
    await said(page, edit.kept('The even hand'));
    await open(page, `${DESK}#own-1`);
    await page.getByRole('heading', { name: 'The even hand' }).waitFor();
    const other = await context.newPage();
    await open(other, `${DESK}#own-1`);
    for (const [tab, text] of [
      [page, 'In one tab'],
      [other, 'In the other'],
    ] as const) {
      await tab.keyboard.press('Home');
      await tab.keyboard.press('ArrowRight');
      await write(tab, text);
      await tab
        .getByText(/“The even hand( \(2\))?”/)
        .first()
        .waitFor();
    }
    await said(other, edit.parted.newer('The even hand (2)'));
    await expect.poll(() => new URL(other.url()).hash, SOON).toBe('#own-2');
    // Each goes on with its own.
    await write(page, 'In one tab, on');
    await kept(page);
    await other.reload();
    await other.getByText('In the other').first().waitFor();

    await write(other, 'In the other, on');
    await kept(other);
    await other.goto(DESK);
    expect((await ownGames(other)).toSorted()).toEqual(['The even hand', 'The even hand (2)']);
    await other.getByRole('button', { name: 'The even hand', exact: true }).press('Enter');
    await other.getByText('In one tab, on').first().waitFor();
    await other.goBack();
    await other.getByRole('button', { name: 'The even hand (2)', exact: true }).press('Enter');
    await other.getByText('In the other, on').first().waitFor();
  });

  test('is one game however often its panel is closed and opened, and can be undone all the same', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, GAME);
    const count = await page.locator('.move').count();
    const panel = await write(page, 'A first thought');
    const hand = page.locator('.stage-table .player-hand');
    await hand.getByRole('button', { name: /Wrath 3/ }).press('Enter');
    await expect.poll(() => page.locator('.move').count(), SOON).toBe(count + 1);
    await said(page, edit.kept('The even hand'));
    await page.keyboard.press('w');
    await page.getByRole('group', { name: why.title }).waitFor();
    await write(page, 'A second thought');
    await said(page, edit.kept('The even hand'));
    const undo = panel.getByRole('button', { name: edit.undo });
    await undo.press('Enter');
    await undo.press('Enter');
    await expect.poll(() => page.locator('.move').count(), SOON).toBe(count);
    // It is kept letter by letter.
    await write(page, 'A last thought');
    await kept(page);
    await open(page, DESK);
    await expect.poll(() => ownGames(page)).toEqual(['The even hand']);
    await page.getByRole('button', { name: 'The even hand', exact: true }).press('Enter');
    await page.getByText('A last thought').first().waitFor();
  });
});
