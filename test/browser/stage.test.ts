import { describe, expect } from 'vitest';
import { LESSONS_BY_GAME } from '../content/written.ts';
import { test } from './reader.ts';
import { CHRONICLE_WALKS } from './chronicle-walks.ts';
import { JEKYLL_VS_HYDE_WALKS } from './jekyll-vs-hyde-walks.ts';
import { cutPrompts, walked } from './stage-walks.ts';
import { SWITCH_WALKS } from './switch-walks.ts';

/** On every kind of table, all that is needed now stands on the screen at once, and nothing moves that the reader did not move. */

/** An upright phone that is small, one with the places of the site at its foot, and one on its side; `npm run stage` looks at every size. */
const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Of the tables of Switch and Chronicle those that are the highest, are played from or left; the others are for `npm run stage` to look at. */
const WALKS = [
  ...JEKYLL_VS_HYDE_WALKS.filter(({ kind }) => !['replay, worth', 'replay, variation'].includes(kind)),
  ...SWITCH_WALKS.filter(({ kind }) =>
    ['try it', 'puzzle', 'record', 'replay of six', 'replay, variation'].includes(kind),
  ),
  ...CHRONICLE_WALKS.filter(({ kind }) =>
    ['try it', 'guided round', 'drill', 'record', 'replay of six', 'sandbox, laid', 'embed of six'].includes(
      kind,
    ),
  ),
];

describe.for(PHONES)('At $width × $height', (viewport) => {
  test.for(WALKS)(
    'the table of a $kind, what is said and what comes next stand on one screen: $address',
    async (walk, { newContext }) => {
      const context = await newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
      const looks = await walked(await context.newPage(), walk);
      expect(looks).toEqual(walk.steps.map(() => ({ outside: [], cut: [], moved: [] })));
    },
  );
});

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

describe.for(PHONES)('At $width × $height', (viewport) => {
  test.for(LESSONS_BY_GAME)(
    'every task of the lessons of $game is read whole',
    async ({ game, lessons }, { newContext }) => {
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
