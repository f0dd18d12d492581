import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { seededRandom } from '#kit/random';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { writeReplay } from '#replays/write-replay';
import { hydrated, readsAsOnePage, test } from './playwright-fixtures.ts';

/**
 * What comes or goes makes the browser work out its own style anew, and of little else. A rule that asks what a large part of a page
 * `:has()`, and says something of whatever lies in it, makes it work out all of that at each step: slow, and seen by nobody.
 */

/** More elements than any part of a table, and fewer than a table. */
const FEW = 120;

const moves = [...randomGame(start(), seededRandom(2))].map(({ action }) => ({ action }));
const OWN = await replayToUrlFragment(writeReplay({ game: 'jekyll-vs-hyde', moves }));

/** A page of each kind that changes under the hand. */
const PAGES = {
  'a replay': '/jekyll-vs-hyde/replays/a-fair-exchange/',
  'a replay of Chronicle': '/chronicle/replays/played-on/',
  'a replay of Switch': '/switch/replays/nine-at-once/',
  'a game of one’s own': `/jekyll-vs-hyde/study/#${OWN}`,
  'a lesson with toys': '/jekyll-vs-hyde/lessons/ranks-made-in-play/',
  'a lesson with exercises': '/jekyll-vs-hyde/lessons/two-ways-of-thinking/',
  'the drill': '/jekyll-vs-hyde/drill/',
  'the sandbox': '/jekyll-vs-hyde/sandbox/',
};

test.for(Object.entries(PAGES))(
  'What changes in %s is worked out anew, and not what lies around it',
  async ([, address], { page, browser }) => {
    await readsAsOnePage(page);
    await page.goto(address);
    // A game that comes in the address is there once the page is awake.
    if (address.includes('#')) await hydrated(page);
    await page.locator('main :is(.stage, .question)').first().waitFor();
    const places = await restyled(browser, page);
    expect(places.length).toBeGreaterThan(20);
    const widely = places.filter(({ size, restyled }) => restyled > size + FEW);
    expect(widely.map(({ name, size, restyled }) => `${name}: ${restyled} for ${size}`)).toEqual([]);
  },
);

/** More elements than a move changes, and fewer than where each list on the stage is looked at too. */
const CHANGED = 80;

test('A step works out anew what it has changed, also where more is told than there is room for', async ({
  page,
  browser,
}) => {
  await page.goto(PAGES['a replay']);
  await hydrated(page);
  await browser.startTracing(page, { categories: ['blink', 'devtools.timeline'] });
  const overflowing = await page.evaluate(async () => {
    const overflows: boolean[] = [];
    for (let move = 0; move < 20; move += 1) {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      // What does not fit is measured, and said in the frame after.
      for (let frame = 0; frame < 4; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      overflows.push(document.querySelector('.stage-told[data-below]') !== null);
    }
    return overflows;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly Traced[];
  };
  expect(new Set(overflowing)).toEqual(new Set([true, false]));
  const restyled = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
  );
  // But for the one at which hands are exchanged: both are drawn anew.
  expect(restyled.filter((elements) => elements > CHANGED)).toHaveLength(1);
});

interface Place {
  readonly name: string;
  /** Elements that lie in it. */
  readonly size: number;
}

/** An event as Chromium traces it. */
interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly elementCount?: number };
}

/** How many elements are worked out anew where something comes or goes, for places all over the page. */
async function restyled(browser: Browser, page: Page): Promise<(Place & { readonly restyled: number })[]> {
  await browser.startTracing(page, { categories: ['blink', 'devtools.timeline', 'blink.user_timing'] });
  const places = await page.evaluate(comeAndGo);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly Traced[];
  };
  const most = places.map(() => 0);
  let at = -1;
  for (const { name, args } of traceEvents.toSorted((a, b) => a.ts - b.ts)) {
    if (name.startsWith('place ')) at = Number(name.slice('place '.length));
    if (name === 'UpdateLayoutTree') most[at] = Math.max(most[at] ?? 0, args.elementCount ?? 0);
  }
  return places.map((place, index) => ({ ...place, restyled: most[index] ?? 0 }));
}

/** Runs in the page: has something come and go in one place after another, each under a mark of its number. */
async function comeAndGo(): Promise<Place[]> {
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  document.body.getBoundingClientRect();
  const all = [...document.querySelectorAll<HTMLElement>('main *')];
  return all
    .filter((place) => place.childElementCount > 0 && !place.closest('svg') && place.checkVisibility())
    .slice(0, 200)
    .map((place, index) => {
      performance.mark(`place ${index}`);
      const passing = document.createElement('i');
      place.prepend(passing);
      document.body.getBoundingClientRect();
      passing.remove();
      document.body.getBoundingClientRect();
      return {
        name: `${place.parentElement?.className ?? ''} > ${place.localName}.${place.className}`,
        size: place.querySelectorAll('*').length,
      };
    });
}
