import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';
import { READS_WHOLE } from '../../src/components/lesson-view-setting.ts';
import { pauseMs } from '#widgets/play/pause-between-moves-setting.ts';
import { Complaints } from './console-and-network-complaints.ts';

/** A reader at a real Chromium. Whatever a page complains of, or asks of anybody else, fails the test it happens in. */

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
    onCleanup(() => browser.close());
    return browser;
  })
  // Where a test is not about it, the whole site is not fetched in the background.
  .extend('serviceWorkers', 'block' as 'block' | 'allow')
  .extend('complaints', ({}, { onCleanup }): Complaints => {
    const complaints = new Complaints();
    // What a test needs first is cleaned up last: every context is closed by now.
    onCleanup(() => {
      complaints.check();
    });
    return complaints;
  })
  /** Makes a reader of its own, who is listened to as well. All are closed when the test ends. */
  .extend('newContext', ({ browser, serviceWorkers, complaints }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      for (const context of contexts) {
        for (const { name } of await context.cookies()) complaints.add(`cookie ${name}`);
        await context.close();
      }
    });
    return async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
      const context = await browser.newContext({ baseURL: inject('site'), serviceWorkers, ...options });
      contexts.push(context);
      // Half a minute is not enough for a new version of the whole site, nor for a solver, on a machine that others use.
      context.setDefaultTimeout(90_000);
      await context.addInitScript(leavesAlone);
      await complaints.listens(context);
      return context;
    };
  })
  .extend('context', ({ newContext }) => newContext({ viewport: { width: 1280, height: 900 } }))
  .extend('page', ({ context }) => context.newPage());

/** A browser without a screen has its pointer in the corner of each page that it opens, where no reader has touched anything. */
function leavesAlone(): void {
  addEventListener(
    'pointerover',
    (event) => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    },
    true,
  );
}

/** Opens a page of the site and waits until its widgets can be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** As long stays what has been played, however much has happened. */
const LONGEST_PAUSE = pauseMs('short', Infinity) ?? 0;

/** Has nobody who plays take time, and nothing stay for a moment to be seen: how long that is, is not what is tried. */
export async function takesNoTime(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((longest) => {
    const later = setTimeout;
    globalThis.setTimeout = ((act: () => void, time = 0) =>
      later(act, time <= longest ? Math.min(time, 20) : time)) as typeof setTimeout;
  }, LONGEST_PAUSE);
}

/** Has lessons read as one page, as a reader may choose: all that stands in one is there to be touched. */
export async function readsAsOnePage(page: Page): Promise<void> {
  await page.addInitScript((choice) => {
    localStorage.setItem(choice, 'whole');
  }, READS_WHOLE.key);
}

/** Waits until all that was entered is kept: the message may tell of what was there before, but who leaves too early is asked to stay. */
export async function allIsKept(page: Page): Promise<void> {
  await page.getByText(/^Kept in this browser/).waitFor();
  await page.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

/** Does the first thing that a reader does on a page, and waits until its widgets can be used. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector('main')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return document.querySelector('astro-island[ssr]') === null;
  });
}

/**
 * Waits until half a second has gone by in which nothing that the page asked for has come. Playwright's own `networkidle` counts what
 * has begun and not ended, and waits for ever where it has missed an end.
 */
export async function quietNetwork(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((quiet) => {
        const wait = () => setTimeout(quiet, 500);
        let waiting = wait();
        new PerformanceObserver(() => {
          clearTimeout(waiting);
          waiting = wait();
        }).observe({ type: 'resource' });
      }),
  );
}

/** Shows what stands under a tab beside a game. */
export async function openTab(page: Page, name: 'Moves' | 'Explore' | 'Analyse' | 'Share'): Promise<void> {
  const tab = page.locator('.tabs').getByRole('button', { name, exact: true });
  await tab.press('Enter');
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('true');
}

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that another theme can make worse. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Finds nothing that assistive technology would stumble over (WCAG 2.2 AA), in both themes where the page is English. */
export async function expectAccessible(page: Page): Promise<void> {
  // What lies far below is laid out when it comes near; until then it may seem to lie under what follows.
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(all);
  });
  const frameless = page.frames().length === 1;
  // Both languages are written in the same inks: what is looked at once more is what is said, and how that is laid out.
  const inksToo = !new URL(page.url()).pathname.startsWith('/ja/');
  for (const colorScheme of inksToo ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What passes need not be described, and where there is no frame one run finds all: both take several times as long as looking.
    // Axe itself, which takes as long to read, is there by the second time.
    const axe = new AxeBuilder({ page, ...(frameless && colorScheme === 'dark' && { axeSource: ';' }) })
      // Stylesheets are read for one rule alone, of styles that ask which way a screen is held: none of ours does, as a test says.
      .options({ resultTypes: ['violations'], preload: false })
      .setLegacyMode(frameless);
    const { violations } = await (
      colorScheme === 'light'
        ? axe.withTags(LEVELS).disableRules(inksToo ? [] : OF_COLOURS)
        : axe.withRules(OF_COLOURS)
    ).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    expect(found, colorScheme).toEqual([]);
  }
}

/** Waits until all that was written is kept: until then a page asks whoever leaves to stay. A typed word is handed over within a frame or two. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
  });
  await expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(true);
}

/** Whether the page is wider than its window, which makes readers scroll sideways. */
export async function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
