import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { gameKey } from '#storage/game-storage-key';
import { expectAccessible, open, test } from './playwright-fixtures.ts';

/** A game that is brought to the page of another game of the site. */

const GAME = JSON.stringify({
  game: 'jekyll-vs-hyde',
  version: 1,
  title: 'Astray',
  moves: [
    {
      type: 'deal',
      jekyll: ['W1', 'W2', 'W3', 'W4', 'W5', 'G1', 'G2', 'G3', 'G4', '2+'],
      hyde: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'G5', 'G6', 'W7'],
    },
  ],
});
const FILE = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(GAME) };

async function isLedHome(page: Page) {
  await page.getByText('This is a game of Jekyll vs Hyde.').waitFor();
  await expect.poll(() => page.locator('.warning').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open it there' }).click();
  await page.waitForURL('**/jekyll-vs-hyde/study/**');
  await page.getByRole('heading', { name: 'Astray' }).waitFor();
}

test('A file of another game is opened on the page of that', async ({ page }) => {
  await open(page, '/switch/study/');
  await page.getByLabel('Open a file').setInputFiles(FILE);
  await isLedHome(page);
});

test('A link with another game in its path leads there', async ({ page }) => {
  await open(page, `/chronicle/study/#${await replayToUrlFragment(GAME)}`);
  await isLedHome(page);
});

test('A game that no page of the site is for is said to be unknown', async ({ page }) => {
  await open(page, '/switch/study/');
  const buffer = Buffer.from(GAME.replace('jekyll-vs-hyde', 'whist'));
  await page.getByLabel('Open a file').setInputFiles({ ...FILE, buffer });
  await page.getByText(/The game "whist" is unknown/).waitFor();
});

test('A single game is opened where a file of all is asked for', async ({ page }) => {
  await open(page, '/jekyll-vs-hyde/study/');
  await page.getByLabel('Bring back from a file').setInputFiles(FILE);
  await page.getByRole('heading', { name: 'Astray' }).waitFor();
});

test('A file of all games of another game leads to the page of that by its name', async ({ page }) => {
  await open(page, '/switch/study/');
  const backup = {
    cabinet: gameKey('studies', 'jekyll-vs-hyde'),
    version: 1,
    studies: [{ name: 'Astray', text: GAME, changed: 1 }],
  };
  const buffer = Buffer.from(JSON.stringify(backup));
  const file = { ...FILE, name: 'cabinet-jekyll-vs-hyde-games.json', buffer };
  await page.getByLabel('Bring back from a file').setInputFiles(file);
  await page.getByText('This file holds games of Jekyll vs Hyde.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bring them back there' }).click();
  await page.waitForURL('**/jekyll-vs-hyde/study/');
  const saved = page.waitForEvent('download');
  await page.getByLabel('Bring back from a file').setInputFiles(file);
  await page.getByText('1 game brought back.').waitFor();
  await page.getByRole('button', { name: 'Save all games of Jekyll vs Hyde as a file' }).click();
  expect((await saved).suggestedFilename()).toBe(file.name);
});
