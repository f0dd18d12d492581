import { describe, expect } from 'vitest';
import { HISTORY_CARDS } from '#games/chronicle/rules/history-cards';
import { SLOTS } from '#games/chronicle/rules/ability-definitions';
import { SLOT_IDS } from '#games/chronicle/rules/ability-vocabulary';
import { expectAccessible, open, test } from './playwright-fixtures.ts';

/** What no source tells of Chronicle is shown as open wherever it is met, and nothing is made up for it. */

const OPEN = SLOT_IDS.filter((slot) => SLOTS[slot].effect === 'open');
const IN = [
  {
    at: '',
    says: /Open: no source we have says what (?:a|an|the) \w+ does\.$/,
    said: /Love 3 does nothing more: no source tells its ability/,
  },
  {
    at: '/ja',
    says: /未定：.+の効果は、どの資料にもありません。$/,
    said: /効果が資料にないので、愛3では何も起きません/,
  },
] as const;

describe.each(IN)('Under “$at/”', ({ at, says, said }) => {
  test('the rulebook shows every open slot as open, and no other', async ({ page }) => {
    await open(page, `${at}/chronicle/rules/`);
    for (const slot of OPEN)
      await expect.poll(() => page.locator(`#slot-${slot} dd`).innerText(), { message: slot }).toMatch(says);
    await expect.poll(() => page.locator('[data-slot="open"]').count()).toBe(OPEN.length);
    await expect.poll(() => page.locator('#slot-8 dd').innerText()).not.toMatch(says);
    const known = HISTORY_CARDS.filter(({ conditions }) => conditions !== 'open').length;
    await expect.poll(() => page.locator('[data-history]').count()).toBe(known);
    await expectAccessible(page);
  });

  test('a replay says it when such a card is played', async ({ page }) => {
    await open(page, `${at}/chronicle/replays/the-last-card-taken/`);
    // Behind the deal Dora leads Love 3.
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('.happened .told').innerText()).toMatch(said);
  });
});
