import { expect } from 'vitest';
import { open, test } from './playwright-fixtures.ts';

/** Who plays against the reader goes on when all that moves on the table has come to rest: here it does move, and takes its time. */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.for([
  ['switch', /^Draw/],
  ['chronicle', null],
] as const)('in %s others move after the reader', async ([game, button], { newContext }) => {
  const page = await (await newContext(PHONE)).newPage();
  await open(page, `/${game}/play/`);
  await page.getByRole('button', { name: 'Deal the cards' }).tap();
  const held = page.locator('.others .seat-count [aria-hidden]');
  await held.first().waitFor();
  const before = await held.allInnerTexts();
  const cards = page.locator('.player-hand .hand button');
  // Whatever may be done is done, as often as it is the reader's turn, until somebody else has moved.
  for (let turn = 0; turn < 60; turn += 1) {
    if ((await held.allInnerTexts()).join() !== before.join()) break;
    const pressed =
      button === null ? cards.nth(turn % 12) : page.getByRole('button', { name: button }).first();
    if ((await pressed.count()) > 0) await pressed.dispatchEvent('click');
    await page.waitForTimeout(500);
  }
  await expect.poll(() => held.allInnerTexts()).not.toEqual(before);
});
