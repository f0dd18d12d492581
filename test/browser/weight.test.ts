import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { lessons } from '../content/lesson-sources.ts';
import { hydrated, quietNetwork, test } from './playwright-fixtures.ts';

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
const TEXT: Limits = { script: 5.5, stylesheet: 9.5, font: 80 };
/** Where one widget is alive, but no rule of the game yet. */
const WIDGET: Limits = { script: 31.4, stylesheet: 9.5, font: 80 };
/** To look at, and to step through by the rules alone: the statechart comes when somebody plays. */
const REPLAY: Limits = { ...TEXT, script: 3, inUse: 45.5 };
/** Where cards are laid or taken down: what plays on, answers and shares comes when it is asked for. */
const BOARD: Limits = { script: 48.4, stylesheet: 10.9, font: 80 };
/** Where the rules themselves run as soon as the page is there. */
const RULES_AT_WORK: Limits = { script: 83.8, stylesheet: 10, font: 80 };

const GAME = '/jekyll-vs-hyde';
/** Hyde has led a Potion, and readings of the rules part. */
const CONTESTED = '1l3sxo.00.r1m0h.0t6pwg.G46P15.W36P3X2.aW257G12.lhX2w';
const PAGES: readonly (readonly [string, Limits])[] = [
  ...lessons.map(({ slug }) => [`${GAME}/lessons/${slug}/`, TEXT] as const),
  [`${GAME}/replays/the-even-hand/`, REPLAY],
  [`${GAME}/replays/the-landslide/`, REPLAY],
  // Japanese takes three bytes a letter, and is set in the reader's own face.
  [`/ja${GAME}/lessons/who-wins/`, { ...TEXT, script: 5.6, font: 25 }],
  [`/ja${GAME}/replays/the-even-hand/`, { ...REPLAY, inUse: 46.6, font: 25 }],
  // Their table says how much room the hand below comes to need in a scene.
  ...['nine-at-once', 'turn-about'].map(
    (name) => [`/switch/replays/${name}/`, { ...REPLAY, stylesheet: 9.6, inUse: 44.6 }] as const,
  ),
  ['/ja/switch/replays/turn-about/', { ...REPLAY, inUse: 45.4, font: 25 }],
  // Its table says who would be shut out of Fame, lays out what was won once all is, names the Wilds, and keeps on a phone what lies in two rows apart.
  ...['all-four', 'the-last-card-taken'].map(
    (name) => [`/chronicle/replays/${name}/`, { ...REPLAY, stylesheet: 10, inUse: 47.2 }] as const,
  ),
  ['/ja/chronicle/replays/the-last-card-taken/', { ...REPLAY, stylesheet: 10, inUse: 48, font: 25 }],
  ...['/404.html', '/', `${GAME}/`, '/switch/', '/chronicle/'].map((address) => [address, TEXT] as const),
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
  ...['replays', 'rules', 'chart', 'puzzles'].map((page) => [`/switch/${page}/`, TEXT] as const),
  ['/switch/puzzles/psjy1/', { ...TEXT, stylesheet: 9.6 }],
  ...[
    'lessons',
    'lessons/a-meeting',
    'lessons/the-end-of-the-game',
    'replays',
    'rules',
    'chart',
    'notation',
    'sheet',
    'cases',
    'cases/what-an-8-does',
  ].map((page) => [`/chronicle/${page}/`, { ...TEXT, stylesheet: 10 }] as const),
  [`${GAME}/puzzles/wybj5/`, TEXT],
  // The table and the opponent come once the cards are dealt, the solver once a puzzle is looked for, the index with a question.
  [`${GAME}/play/`, WIDGET],
  // What is open of the cards is asked of the rules. That one is in this game is kept, as wherever one plays or answers.
  // Advice tells from where the cards are why one does better, who can still get all Evil cards, and
  // by which other cards somebody else would.
  ['/chronicle/play/', { ...WIDGET, script: 47.5, stylesheet: 10 }],
  [`${GAME}/puzzles/endless/`, WIDGET],
  ['/switch/puzzles/endless/', { ...WIDGET, stylesheet: 9.6 }],
  [`${GAME}/progress/`, { ...WIDGET, script: 31.6 }],
  // The moments themselves are fetched beside it.
  ...[GAME, '/switch', '/chronicle'].map((game) => [`${game}/moments/`, WIDGET] as const),
  ['/search/', WIDGET],
  [`${GAME}/sandbox/`, { ...BOARD, script: 48.6 }],
  ['/switch/sandbox/', { ...BOARD, script: 48.7, stylesheet: 11 }],
  // Its link spells every kind of move, and its editor has places for hands, allies and a Meeting.
  ['/chronicle/sandbox/', { ...BOARD, script: 53.5, stylesheet: 11.5 }],
  [`/ja${GAME}/sandbox/`, { ...BOARD, script: 50.8, font: 25 }],
  // What the records of all games share lies in files of its own.
  [`${GAME}/record/`, { ...BOARD, script: 55.9, stylesheet: 9.5 }],
  ['/switch/record/', { ...BOARD, script: 54.8, stylesheet: 9.6 }],
  // What is open of the cards is asked of the rules.
  ['/chronicle/record/', { ...BOARD, script: 61.9, stylesheet: 10 }],
  // A position that is linked to is answered in full as soon as it is there.
  [`${GAME}/sandbox/#${CONTESTED}`, { script: 77, stylesheet: 10.9, font: 80 }],
  // A record that is opened may have variations, which its rules play; and a file may be of another game, which is led home, or a backup of many.
  [`${GAME}/study/`, { ...RULES_AT_WORK, script: 87.4 }],
  [`${GAME}/lessons/test/`, RULES_AT_WORK],
  // Puzzles come back in it, and a reader's own mistakes; a question says whose cards lie face down.
  [`${GAME}/drill/`, { ...RULES_AT_WORK, script: 86.5 }],
  [`${GAME}/embed/?game=the-even-hand`, { ...RULES_AT_WORK, script: 85.3 }],
  ['/switch/study/', { ...RULES_AT_WORK, script: 86.7 }],
  ['/switch/drill/', RULES_AT_WORK],
  ['/switch/embed/?game=nine-at-once', { ...RULES_AT_WORK, script: 85 }],
  // Whatever is opened may be a record, which its own rules read.
  ['/chronicle/study/', { ...RULES_AT_WORK, script: 92.7 }],
  ['/chronicle/embed/?game=all-four', { ...RULES_AT_WORK, script: 90.2 }],
  ...['drill/', 'lessons/test/'].map((page) => [`/chronicle/${page}`, RULES_AT_WORK] as const),
];

describe('What a page loads before it is touched', () => {
  const table: Record<string, unknown> = {};
  afterAll(() => {
    console.table(table);
  });

  // Each waits until its network is silent, which is time for another.
  test.for(PAGES)(
    '%s is light, and paints from its HTML',
    { concurrent: true },
    async ([address, limits], { page }) => {
      const loading = weighs(page);
      await markLargestPaint(page);
      await page.goto(address);
      await quietNetwork(page);
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
        const inUse = Math.round(10 * (script + stylesheet)) / 10;
        table[address] = { ...loaded, largest, inUse };
        expect(inUse).toBeLessThanOrEqual(limits.inUse);
      }
    },
  );
});

/** Weighs all that the page loads from now on; what it gives tells how much that is by then. */
function weighs(page: Page): () => Promise<Weight> {
  const weights: Record<string, number> = { script: 0, stylesheet: 0, font: 0 };
  const packing: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!(kind in weights)) return;
    packing.push(
      response.body().then(
        (body) => {
          // Fonts are packed already.
          const bytes = kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
          weights[kind] = (weights[kind] ?? 0) + bytes;
        },
        (reason: unknown) => {
          // What was still on its way when the page was closed is not asked for any more.
          if (!page.isClosed()) throw reason;
        },
      ),
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
  // Where scripts draw the table, a busy machine is done loading before it has painted anything.
  await page.waitForFunction(() => (document.documentElement.dataset.largest ?? 'none') !== 'none');
  const largest = await page.evaluate(() => document.documentElement.dataset.largest ?? 'none');
  expect(largest).not.toBe('IMG');
  return largest.toLowerCase();
}
