import { describe, expect } from 'vitest';
import { LESSONS_BY_GAME } from '../content/lesson-sources.ts';
import { test } from './playwright-fixtures.ts';
import { JEKYLL_VS_HYDE_WALKS } from './jekyll-vs-hyde-walks.ts';
import { keepsStage, PHONES } from './table-fits-viewport-contract.ts';
import { cutPrompts } from './walk-and-measure-tables.ts';

/** On every kind of table, all that is needed now stands on the screen at once, and nothing moves that the reader did not move. */

keepsStage(JEKYLL_VS_HYDE_WALKS.filter(({ kind }) => kind !== 'replay, worth'));

test.for([
  '/jekyll-vs-hyde/replays/the-even-hand/?mode=guess&as=jekyll#14',
  '/switch/replays/five-two-two/?mode=guess&as=p1#1',
  '/chronicle/replays/all-four/?mode=guess&as=p1#1',
])(
  'Below a hand that is guessed from the tabs are in sight, above the places of the site: %s',
  async (address, { newContext }) => {
    const context = await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('.guessing').waitFor();
    const room = await page.locator('.side-tabs .tabs').evaluate((tabs) => {
      const places = document.querySelector('.masthead nav')?.getBoundingClientRect();
      return (places?.top ?? 0) - tabs.getBoundingClientRect().bottom;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  },
);

describe.for(PHONES)('At $width × $height', { concurrent: true }, (viewport) => {
  test.for(LESSONS_BY_GAME)(
    'every task of the lessons of $game is read whole',
    async ({ game, lessons }, { newContext, expect }) => {
      const page = await (await newContext({ viewport, hasTouch: true })).newPage();
      for (const { slug } of lessons) {
        const address = `/${game}/lessons/${slug}/`;
        await page.goto(address);
        // As one page all of its steps have a height.
        await page.evaluate(() => {
          document.documentElement.removeAttribute('data-steps');
        });
        expect(await cutPrompts(page.locator('.stage')), address).toEqual([]);
      }
    },
  );
});
