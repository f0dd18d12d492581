import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { lessons } from '../content/written.ts';
import { hydrated, test } from './reader.ts';

/** What a page costs before anybody touches it, packed as a server sends it, in kilobytes of 1000 bytes. */
interface Weight {
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
}

interface Limits extends Partial<Weight> {
  /** Scripts and styles once the reader has begun to use the page. */
  readonly inUse?: number;
}

/** To read; what can be played in it comes alive when it is touched. The styles of the game are packed apart from those of the site. */
const TEXT: Limits = { script: 7, stylesheet: 8.2, font: 80 };
/** Where one widget is alive, but no rule of the game yet. */
const WIDGET: Limits = { script: 36, stylesheet: 8.2, font: 80 };
/** To look at; a quarter of what it takes to step through it is XState. */
const REPLAY: Limits = { ...TEXT, script: 9, inUse: 53.5 };
/** Where the rules themselves run as soon as the page is there. */
const RULES_AT_WORK: Limits = { script: 84, stylesheet: 10, font: 80 };

const GAME = '/jekyll-vs-hyde';
const PAGES: readonly (readonly [string, Limits])[] = [
  ...lessons.map(({ slug }) => [`${GAME}/lessons/${slug}/`, TEXT] as const),
  [`${GAME}/replays/the-even-hand/`, REPLAY],
  [`${GAME}/replays/the-landslide/`, REPLAY],
  // Japanese takes three bytes a letter, and is set in the reader's own face.
  [`/ja${GAME}/lessons/who-wins/`, { ...TEXT, font: 25 }],
  [`/ja${GAME}/replays/the-even-hand/`, { ...REPLAY, font: 25, inUse: 55 }],
  ...['/404.html', '/', `${GAME}/`].map((address) => [address, TEXT] as const),
  ...[
    'lessons',
    'replays',
    'rules',
    'facts',
    'findings',
    'notation',
    'sheet',
    'cases',
    'cases/must-i-win',
    'puzzles',
  ].map((page) => [`${GAME}/${page}/`, TEXT] as const),
  [`${GAME}/puzzles/wybj5/`, TEXT],
  // The table and the opponent come once the cards are dealt, the solver once a puzzle is looked for, the index with a question.
  [`${GAME}/play/`, WIDGET],
  [`${GAME}/puzzles/endless/`, WIDGET],
  [`${GAME}/progress/`, WIDGET],
  ['/search/', WIDGET],
  ...['sandbox', 'record', 'study', 'drill'].map((page) => [`${GAME}/${page}/`, RULES_AT_WORK] as const),
  [`${GAME}/embed/?game=the-even-hand`, RULES_AT_WORK],
];

describe('What a page loads before it is touched', () => {
  const table: Record<string, unknown> = {};
  afterAll(() => {
    console.table(table);
  });

  test.for(PAGES)('%s is light, and paints from its HTML', async ([address, limits], { page }) => {
    const loading = weighs(page);
    await markLargestPaint(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const loaded = await loading();
    const largest = await largestPaint(page);
    table[address] = { ...loaded, largest };
    for (const kind of ['script', 'stylesheet', 'font'] as const) {
      const limit = limits[kind];
      if (limit !== undefined) expect(loaded[kind], kind).toBeLessThanOrEqual(limit);
    }
    if (limits.inUse !== undefined) {
      await hydrated(page);
      const { script, stylesheet } = await loading();
      table[address] = { ...loaded, largest, inUse: script + stylesheet };
      expect(script + stylesheet).toBeLessThanOrEqual(limits.inUse);
    }
  });
});

/** Weighs all that the page loads from now on; what it gives tells how much that is by then. */
function weighs(page: Page): () => Promise<Weight> {
  const weights: Record<string, number> = { script: 0, stylesheet: 0, font: 0 };
  const packing: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!(kind in weights)) return;
    packing.push(
      response.body().then((body) => {
        // Fonts are packed already.
        const bytes = kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
        weights[kind] = (weights[kind] ?? 0) + bytes;
      }),
    );
  });
  return async () => {
    await Promise.all(packing);
    const kilobytes = (kind: keyof Weight) => Math.round((weights[kind] ?? 0) / 100) / 10;
    return { script: kilobytes('script'), stylesheet: kilobytes('stylesheet'), font: kilobytes('font') };
  };
}

/** Writes into the page which element is painted largest; it has to be text or a drawing that the HTML brought along, and no picture loaded later. */
async function markLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { readonly element: Element | null };
        document.documentElement.dataset.largest = element?.tagName ?? 'none';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function largestPaint(page: Page): Promise<string> {
  const largest = await page.evaluate(() => document.documentElement.dataset.largest ?? 'none');
  expect(largest).not.toBe('none');
  expect(largest).not.toBe('IMG');
  return largest.toLowerCase();
}
