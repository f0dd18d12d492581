import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import { expectAccessible, open, overflowsSideways, quietNetwork, test } from './playwright-fixtures.ts';

const SRC_PAGES = new URL('../../src/pages/', import.meta.url);

/** An address for each file of `src/pages`: whatever is added there is looked at as well. */
const TEMPLATES: Readonly<Record<string, string>> = {
  '404.astro': '/404.html',
  'index.astro': '/',
  'licences.astro': '/licences/',
  'search.astro': '/search/',
  'chronicle/abilities.astro': '/chronicle/abilities/',
  'chronicle/ask.astro': '/chronicle/ask/',
  'chronicle/cases/[case].astro': '/chronicle/cases/void-but-a-wild-in-hand/',
  'chronicle/cases/index.astro': '/chronicle/cases/',
  'chronicle/chart.astro': '/chronicle/chart/',
  'chronicle/drill.astro': '/chronicle/drill/',
  'chronicle/embed.astro': '/chronicle/embed/?game=all-four&at=3',
  'chronicle/index.astro': '/chronicle/',
  'chronicle/lessons/[lesson].astro': '/chronicle/lessons/the-history-card/',
  'chronicle/lessons/index.astro': '/chronicle/lessons/',
  'chronicle/lessons/test.astro': '/chronicle/lessons/test/?lesson=the-history-card',
  'chronicle/moments.astro': '/chronicle/moments/?happens=face-down',
  'chronicle/notation.astro': '/chronicle/notation/',
  'chronicle/play.astro': '/chronicle/play/',
  'chronicle/progress.astro': '/chronicle/progress/',
  'chronicle/record.astro': '/chronicle/record/',
  'chronicle/replays/[id].astro': '/chronicle/replays/the-last-card-taken/#20',
  'chronicle/replays/index.astro': '/chronicle/replays/',
  'chronicle/rules.astro': '/chronicle/rules/',
  'chronicle/sandbox.astro': '/chronicle/sandbox/',
  'chronicle/sheet.astro': '/chronicle/sheet/',
  'chronicle/study.astro': '/chronicle/study/',
  'jekyll-vs-hyde/ask.astro': '/jekyll-vs-hyde/ask/',
  'jekyll-vs-hyde/cases/[case].astro': '/jekyll-vs-hyde/cases/must-i-win/',
  'jekyll-vs-hyde/cases/index.astro': '/jekyll-vs-hyde/cases/',
  'jekyll-vs-hyde/chart.astro': '/jekyll-vs-hyde/chart/',
  'jekyll-vs-hyde/drill.astro': '/jekyll-vs-hyde/drill/',
  'jekyll-vs-hyde/embed.astro': '/jekyll-vs-hyde/embed/?game=the-even-hand&at=17',
  'jekyll-vs-hyde/facts.astro': '/jekyll-vs-hyde/facts/',
  'jekyll-vs-hyde/findings.astro': '/jekyll-vs-hyde/findings/',
  'jekyll-vs-hyde/index.astro': '/jekyll-vs-hyde/',
  'jekyll-vs-hyde/lessons/[lesson].astro': '/jekyll-vs-hyde/lessons/lead-and-follow/',
  'jekyll-vs-hyde/lessons/index.astro': '/jekyll-vs-hyde/lessons/',
  'jekyll-vs-hyde/lessons/test.astro': '/jekyll-vs-hyde/lessons/test/?lesson=two-minds',
  'jekyll-vs-hyde/moments.astro': '/jekyll-vs-hyde/moments/?effect=two-potions&held=W4',
  'jekyll-vs-hyde/notation.astro': '/jekyll-vs-hyde/notation/',
  'jekyll-vs-hyde/play.astro': '/jekyll-vs-hyde/play/',
  'jekyll-vs-hyde/progress.astro': '/jekyll-vs-hyde/progress/',
  'jekyll-vs-hyde/puzzles/[puzzle].astro': '/jekyll-vs-hyde/puzzles/060yg/',
  'jekyll-vs-hyde/puzzles/endless.astro': '/jekyll-vs-hyde/puzzles/endless/',
  'jekyll-vs-hyde/puzzles/index.astro': '/jekyll-vs-hyde/puzzles/',
  'jekyll-vs-hyde/record.astro': '/jekyll-vs-hyde/record/',
  'jekyll-vs-hyde/replays/[id].astro': '/jekyll-vs-hyde/replays/the-even-hand/#17',
  'jekyll-vs-hyde/replays/index.astro': '/jekyll-vs-hyde/replays/',
  'jekyll-vs-hyde/rules.astro': '/jekyll-vs-hyde/rules/',
  'jekyll-vs-hyde/sandbox.astro': '/jekyll-vs-hyde/sandbox/',
  'jekyll-vs-hyde/sheet.astro': '/jekyll-vs-hyde/sheet/',
  'jekyll-vs-hyde/study.astro': '/jekyll-vs-hyde/study/',
  'switch/ask.astro': '/switch/ask/',
  'switch/cases/[case].astro': '/switch/cases/seven-on-an-active-two/',
  'switch/cases/index.astro': '/switch/cases/',
  'switch/chart.astro': '/switch/chart/',
  'switch/drill.astro': '/switch/drill/',
  'switch/embed.astro': '/switch/embed/?game=nine-at-once&at=3',
  'switch/facts.astro': '/switch/facts/',
  'switch/index.astro': '/switch/',
  'switch/play.astro': '/switch/play/',
  'switch/lessons/[lesson].astro': '/switch/lessons/what-goes-on-what/',
  'switch/lessons/index.astro': '/switch/lessons/',
  'switch/lessons/test.astro': '/switch/lessons/test/?lesson=what-goes-on-what',
  'switch/moments.astro': '/switch/moments/?draws=4',
  'switch/notation.astro': '/switch/notation/',
  'switch/progress.astro': '/switch/progress/',
  'switch/puzzles/[puzzle].astro': '/switch/puzzles/psjy1/',
  'switch/puzzles/endless.astro': '/switch/puzzles/endless/',
  'switch/puzzles/index.astro': '/switch/puzzles/',
  'switch/replays/[id].astro': '/switch/replays/turn-about/#9',
  'switch/replays/index.astro': '/switch/replays/',
  'switch/record.astro': '/switch/record/',
  'switch/rules.astro': '/switch/rules/',
  'switch/sheet.astro': '/switch/sheet/',
  'switch/sandbox.astro': '/switch/sandbox/#1yc50j.000000.1u.p2.fAdzu0PGY.n.0',
  'switch/study.astro': '/switch/study/',
};

test('Every kind of page is looked at', () => {
  const files = readdirSync(SRC_PAGES, { recursive: true, encoding: 'utf8' });
  expect(Object.keys(TEMPLATES).toSorted()).toEqual(
    files.filter((file) => file.endsWith('.astro')).toSorted(),
  );
});

/** Of each kind the page in one language, by turns: they differ in their words. The pages in English are opened by the test of weights too. */
const ADDRESSES = Object.values(TEMPLATES).map((address, at) => (at % 2 === 0 ? address : `/ja${address}`));

// While one page waits for its network, another is looked at.
describe.each(ADDRESSES)('The page %s', { concurrent: true }, (address) => {
  test('reads well for assistive technology, and fits who enlarges it', async ({ page, expect }) => {
    if (OWN_TESTS.test(address)) await page.goto(address);
    else {
      await open(page, address);
      await expectAccessible(page);
    }
    // Japanese is set in the reader's own face.
    if (!address.startsWith('/ja/')) await expect.poll(() => isSetInFontsFetchedAhead(page)).toBe(true);
    for (const [name, width, letters] of READERS) {
      await page.setViewportSize({ width, height: 740 });
      await restyle(page, letters);
      await expect.poll(() => overflowsSideways(page), { message: name }).toBe(false);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await restyle(page, '');
    const folded = await page.evaluate(() => {
      const all = document.querySelectorAll('details');
      for (const one of all) one.open = true;
      return all.length;
    });
    // A chart, for one, comes only then.
    if (folded > 0) await quietNetwork(page);
    await expect.poll(() => overflowsSideways(page), { message: 'all unfolded' }).toBe(false);
  });
});

/**
 * Whether the page has fetched fonts ahead of its stylesheets, is drawn with them, and waits for none that it needs. What stands
 * in for them is the reader's own, and on some machines there is none.
 */
function isSetInFontsFetchedAhead(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const ahead = document.querySelectorAll('link[rel="preload"][as="font"]').length;
    const needed = [...document.fonts]
      .filter(({ family, status }) => !family.includes('fallback') && status !== 'unloaded')
      .map(({ status }) => status);
    return ahead > 0 && needed.length > 0 && needed.every((status) => status === 'loaded');
  });
}

/** Pages whose own tests look at them with axe, in more states than the one they open in. */
const OWN_TESTS = /\/(lessons\/.|replays\/.|cases\/|findings\/|puzzles\/|sandbox|sheet|study|play|embed)/;

/** Who magnifies four times, which is less room than a phone has, wants larger letters only, or more room between them (WCAG 1.4.4, 10 and 12). */
const READERS = [
  ['1280 px magnified four times', 320, ''],
  [
    'spaced text',
    360,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
      'p { margin-block-end: 2em !important }',
  ],
  ['letters twice as large', 640, 'html { font-size: 200% !important }'],
  ['letters twice as large, on a desk', 1280, 'html { font-size: 200% !important }'],
] as const;

/** Puts a reader's own style over those of the page. */
async function restyle(page: Page, css: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

test('What a search has found reads well too', async ({ page }) => {
  await open(page, '/search/?q=potion');
  await page.locator('.found li').first().waitFor();
  await expectAccessible(page);
});

test('The home page leads to a game', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'The landslide' }).click();
  await page.waitForURL('**/replays/the-landslide/#*');
  await expect.poll(() => page.getByRole('button', { name: 'Forward', exact: true }).isVisible()).toBe(true);
});

test('The rulebook has every rule under its id', async ({ page }) => {
  await open(page, '/jekyll-vs-hyde/rules/');
  const ids = await page.locator('.rule-entry h3[id]').evaluateAll((rules) => rules.map((rule) => rule.id));
  expect(ids).toEqual(expect.arrayContaining([...RULE_IDS]));
});
