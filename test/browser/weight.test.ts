import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { lessons } from '../content/written.ts';
import { open, test } from './reader.ts';

/** What a page costs before anybody touches it, packed as a server sends it, in kilobytes of 1000 bytes. */
interface Weight {
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
}

interface Limits extends Partial<Weight> {
  readonly scriptAndStyle?: number;
}

const LESSON: Limits = { script: 36, stylesheet: 10, font: 80 };
const PAGES: readonly (readonly [string, Limits])[] = [
  ...lessons.map(({ slug }) => [`/jekyll-vs-hyde/lessons/${slug}/`, LESSON] as const),
  ['/jekyll-vs-hyde/replays/the-even-hand/', { scriptAndStyle: 49, font: 80 }],
  ['/jekyll-vs-hyde/replays/the-landslide/', { scriptAndStyle: 49, font: 80 }],
  ['/', LESSON],
  ['/jekyll-vs-hyde/rules/', LESSON],
  // The table and the opponent come once the cards are dealt.
  ['/jekyll-vs-hyde/play/', LESSON],
  ['/jekyll-vs-hyde/drill/', { stylesheet: 10, font: 80 }],
  ['/jekyll-vs-hyde/findings/', LESSON],
  ['/jekyll-vs-hyde/puzzles/', LESSON],
  // It comes alive when it is touched.
  ['/jekyll-vs-hyde/puzzles/wybj5/', LESSON],
  // The solver comes once a puzzle is looked for.
  ['/jekyll-vs-hyde/puzzles/endless/', LESSON],
];

describe('What a page loads before it is touched', () => {
  const table: Record<string, unknown> = {};
  afterAll(() => {
    console.table(table);
  });

  test.for(PAGES)('%s is light, and paints from its HTML', async ([address, limits], { page }) => {
    const loaded = await weigh(page, address);
    table[address] = { ...loaded, largest: await largestPaint(page) };
    for (const kind of ['script', 'stylesheet', 'font'] as const) {
      const limit = limits[kind];
      if (limit !== undefined) expect(loaded[kind], kind).toBeLessThanOrEqual(limit);
    }
    if (limits.scriptAndStyle !== undefined) {
      expect(loaded.script + loaded.stylesheet).toBeLessThanOrEqual(limits.scriptAndStyle);
    }
  });
});

async function weigh(page: Page, address: string): Promise<Weight> {
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
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { readonly element: Element | null };
        document.documentElement.dataset.largest = element?.tagName ?? 'none';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  if (/\/lessons\/|\/puzzles\/\w{5}\//.test(address)) await page.goto(address, { waitUntil: 'networkidle' });
  else {
    await open(page, address);
    await page.waitForLoadState('networkidle');
  }
  await Promise.all(packing);
  const kilobytes = (kind: keyof Weight) => Math.round((weights[kind] ?? 0) / 100) / 10;
  return { script: kilobytes('script'), stylesheet: kilobytes('stylesheet'), font: kilobytes('font') };
}

/** The element that is painted largest; it has to be text or a drawing that the HTML brought along, and no picture loaded later. */
async function largestPaint(page: Page): Promise<string> {
  const largest = await page.evaluate(() => document.documentElement.dataset.largest ?? 'none');
  expect(largest).not.toBe('none');
  expect(largest).not.toBe('IMG');
  return largest.toLowerCase();
}
