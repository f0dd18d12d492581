import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { open, test } from './playwright-fixtures.ts';

/** What an earlier Cabinet left in a reader's browser is there in this one, and can be gone on with. */

interface Left {
  readonly database: {
    readonly name: string;
    readonly version: number;
    readonly store: string;
    readonly entries: readonly (readonly [number, unknown])[];
  };
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
}

const LEFT = JSON.parse(readFileSync(new URL('../kept/browser.json', import.meta.url), 'utf8')) as Left;

/** Puts everything where the earlier version had it, before a page of this one looks for it. */
async function comeBack(page: Page) {
  await page.goto('/jekyll-vs-hyde/sheet/');
  await page.evaluate(async ({ database, localStorage: local, sessionStorage: session }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
    await new Promise<void>((done, fail) => {
      const opening = indexedDB.open(database.name, database.version);
      opening.onupgradeneeded = () => {
        const shelf = opening.result.createObjectStore(database.store, { autoIncrement: true });
        for (const [key, value] of database.entries) shelf.put(value, key);
      };
      opening.onerror = () => {
        fail(new Error('The database could not be made'));
      };
      opening.onsuccess = () => {
        opening.result.close();
        done();
      };
    });
  }, LEFT);
}

test('Games, a record, a game begun, progress and a draft of an earlier Cabinet are still there', async ({
  page,
}) => {
  await comeBack(page);

  await open(page, '/jekyll-vs-hyde/study/');
  await expect.poll(() => page.locator('textarea').first().inputValue()).toBe('J: W1 W2 not yet a game');
  await page.getByRole('button', { name: /^Recorded on 22 Nov 2026/ }).waitFor();
  await page.getByRole('button', { name: 'The even hand', exact: true }).press('Enter');
  await page.getByText('Kept by an earlier Cabinet').first().waitFor();

  // The address that the record had.
  await open(page, '/jekyll-vs-hyde/record/#own-2');
  await page.getByText('Trick 2: tap the card that Hyde leads.').first().waitFor();

  await open(page, '/jekyll-vs-hyde/play/');
  await page.locator('.match').waitFor();

  await open(page, '/jekyll-vs-hyde/progress/');
  await expect
    .poll(() => page.locator('[data-rule="the-cards"]').getAttribute('data-stage'))
    .toBe('learning');
});
