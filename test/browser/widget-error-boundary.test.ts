import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { words as english } from '../../src/words/en/site.ts';
import { words as japanese } from '../../src/words/ja/site.ts';
import { words as guided } from '#games/jekyll-vs-hyde/words/en/guided-round';
import { readSite } from '../site/built-site.ts';
import {
  expectAccessible,
  hydrated,
  open,
  overflowsSideways,
  readsAsOnePage,
  test,
} from './playwright-fixtures.ts';

/** What becomes of a page when a widget throws. The faults are put into the files on their way to the browser, or into the browser. */

interface Island {
  /** The name of the widget. */
  readonly name: string;
  /** Its file. */
  readonly file: string;
  /** The first page that has it. */
  readonly page: string;
}

/** Every kind of widget of the built site, in each language. */
const islands: readonly Island[] = [
  ...new Map(
    readSite('dist').pages.flatMap(({ address }) => {
      const file = `dist${address}${address.endsWith('/') ? 'index.html' : ''}`;
      return Array.from(readFileSync(file, 'utf8').matchAll(/ component-url="([^"]+)"/g))
        .map(([, url = '']) => url)
        .map((file): [string, Island] => [
          file,
          { name: /([^/.]+)\.[^/]*$/.exec(file)?.[1] ?? file, file, page: address },
        ]);
    }),
  ).values(),
];

const gameOf = (address: string) => address.replace(/^\/ja\//, '/').split('/')[1];
const wordsOf = (address: string) => (address.startsWith('/ja/') ? japanese : english).fault;

/** What these tests throw is told on the console. */
const BROKEN = /Broken for a test/;

async function openBroken(page: Page, { page: address, file }: Island): Promise<void> {
  await readsAsOnePage(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { broken: true });
  });
  await page.route(`**${file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: breakable(`${file}?original`) }),
  );
  await page.goto(address);
}

/** The code of a widget that throws when it is drawn, as long as `broken` is true. */
function breakable(original: string): string {
  return `export * from '${original}';
    import Original from '${original}';
    export default function Breakable(props) {
      if (globalThis.broken) throw new Error('Broken for a test');
      return Original(props);
    }`;
}

/** The island of that widget, awake. */
async function wake(page: Page, { file }: Island) {
  const island = page.locator(`astro-island[component-url="${file}"]`).first();
  await island.dispatchEvent('pointerover');
  return island;
}

/** The widgets by what they are; those of two games bear one name. Each is there in two languages. */
const kinds = Map.groupBy(islands, ({ name, page }) => `${gameOf(page)} ${name}`);

const named = Map.groupBy(islands, ({ name }) => name);

test('Every widget of the site is tried here', () => {
  expect(islands.length).toBeGreaterThan(35);
  expect(kinds.size * 2).toBe(islands.length);
});

describe('A widget that throws', () => {
  // What games hand to a widget of one name differs, and the languages differ in words only: each name is tried once, by turns.
  test.for([...named.values()].map((all, at) => all[at % all.length]).filter((it) => it !== undefined))(
    '$name on $page gives way to what the reader had, and starts again',
    async (it, { page, complaints }) => {
      complaints.expect(BROKEN);
      await openBroken(page, it);
      const words = wordsOf(it.page);
      const island = await wake(page, it);
      const panel = island.locator('.fault');
      await panel.getByText(words.broken).waitFor();
      // Nothing half drawn beside it.
      await expect.poll(() => island.evaluate(({ children }) => children.length)).toBe(1);
      await expect
        .poll(() => panel.getByLabel(words.had, { exact: true }).inputValue())
        .toContain(page.url());
      await expect.poll(() => panel.getByRole('alert').count()).toBe(1);
      await page.evaluate(() => {
        Object.assign(globalThis, { broken: false });
      });
      await panel.getByRole('button', { name: words.again }).press('Enter');
      await panel.waitFor({ state: 'detached' });
      // A line with its link is the least that a widget draws.
      await expect.poll(() => island.locator('*:visible').count()).toBeGreaterThan(1);
      await expect.poll(() => island.getAttribute('ssr')).toBeNull();
    },
  );
});

describe('What a reader had', () => {
  const GAME = 'Deal J: W1 W2 W3 G1 G2 G3 P1 P2 P3 2+ H: W5 W6 W7 G5 G6 G7 P5 P6 P7 5+';

  test.for(['/', '/ja/'])(
    'is to be copied when what came of it fails, below %s',
    async (base, { context, page, complaints }) => {
      complaints.expect(BROKEN);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const words = wordsOf(base);
      await open(page, `${base}jekyll-vs-hyde/study/`);
      const field = page.locator('.import textarea');
      await field.fill(GAME);
      // The viewer listens for keys as soon as it is drawn; the field is gone by then.
      await page.evaluate(() => {
        document.addEventListener = () => {
          throw new Error('Broken for a test');
        };
      });
      await field.press('Tab');
      await page.keyboard.press('Enter');
      const panel = page.locator('astro-island .fault');
      await panel.waitFor();
      await expect.poll(() => field.count()).toBe(0);
      await expect.poll(() => panel.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
      await panel.locator('button[value="copy"]').press('Enter');
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toBe(`${page.url()}\n\n${GAME}`);
      await page.evaluate(() => navigator.clipboard.writeText(''));

      await page.evaluate(() => {
        Reflect.deleteProperty(document, 'addEventListener');
      });
      await panel.getByRole('button', { name: words.again }).press('Enter');
      await panel.waitFor({ state: 'detached' });
    },
  );

  test.for(['/', '/ja/'])(
    'reads well on any screen and for assistive technology, below %s',
    async (base, { page, complaints }) => {
      complaints.expect(BROKEN);
      const study = islands.find(
        ({ name, page }) => name === 'OwnGamesPage' && page.startsWith(`${base}jekyll`),
      );
      if (study === undefined) throw new Error('There is no page of own games');
      await openBroken(page, study);
      await page.locator('.fault').waitFor();
      await expectAccessible(page);
      for (const width of [1280, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => overflowsSideways(page), { message: `${width}` }).toBe(false);
      }
    },
  );
});

test('A widget that cannot be loaded says so, and what is drawn of it stays', async ({
  page,
  complaints,
}) => {
  complaints.expect(
    /ReplayViewer.* failed: net::ERR_FAILED/,
    /Failed to load resource: net::ERR_FAILED/,
    /Error hydrating/,
  );
  const viewer = islands.find(({ name, page }) => name === 'ReplayViewer' && !page.startsWith('/ja/'));
  if (viewer === undefined) throw new Error('There is no replay');
  // Asked for again, it has a query.
  await page.route(`**${viewer.file}*`, (route) => route.abort());
  await page.goto(viewer.page);
  await page.locator('main').dispatchEvent('pointerover');
  const panel = page.locator('astro-island .fault');
  await panel.getByText(english.fault.unloaded).waitFor();
  await expect.poll(() => page.locator('astro-island .table').first().isVisible()).toBe(true);
  await page.unroute(`**${viewer.file}*`);
  await panel.getByRole('button', { name: english.fault.reload }).press('Enter');
  await hydrated(page);
  await expect.poll(() => page.locator('.fault').count()).toBe(0);
});

describe('What fails outside of drawing', () => {
  const ROUND = '/jekyll-vs-hyde/lessons/a-whole-round/#play-the-round';

  test('is told below the page, and the widget stands', async ({ page, complaints }) => {
    complaints.expect(BROKEN);
    await page.goto(ROUND);
    const deal = page.getByRole('button', { name: guided.playFree('hyde') });
    await deal.scrollIntoViewIfNeeded();
    await deal.hover();
    await page.waitForFunction(() => document.querySelector('.try')?.closest('astro-island[ssr]') === null);
    // A deal is drawn by lot.
    await page.evaluate(() => {
      const { random } = Math;
      Math.random = () => {
        Math.random = random;
        throw new Error('Broken for a test');
      };
    });
    const notice = page.getByText(english.fault.mishap);
    await expect.poll(() => notice.isVisible()).toBe(false);
    await deal.press('Enter');
    await notice.waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: english.fault.later }).press('Enter');
    await expect.poll(() => notice.isVisible()).toBe(false);
    await deal.press('Enter');
    await page.getByText(guided.free('hyde')).waitFor();
    await expect.poll(() => page.locator('.fault').count()).toBe(0);
  });

  test('is nothing to tell of where somebody else’s script has thrown it, or something was called off', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/Called off/, /Broken by an extension/);
    await page.goto(ROUND);
    const heard = await page.evaluate(async () => {
      let rejections = 0;
      addEventListener('unhandledrejection', () => {
        rejections += 1;
      });
      void Promise.reject(new DOMException('Called off', 'AbortError'));
      const foreign = new Error('Broken by an extension');
      foreign.stack = 'Error: Broken by an extension\n    at chrome-extension://mine/page.js:1:1';
      void Promise.reject(foreign);
      await new Promise((later) => setTimeout(later, 50));
      return rejections;
    });
    expect(heard).toBe(2);
    await expect.poll(() => page.getByText(english.fault.mishap).isVisible()).toBe(false);
  });
});
