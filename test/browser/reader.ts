import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { expect, inject, test as base } from 'vitest';

/** A reader at a real Chromium. Whatever a page complains of, or asks of anybody else, fails the test it happens in. */

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright itself says where `serviceWorkers` is `block`. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
    onCleanup(() => browser.close());
    return browser;
  })
  // Where a test is not about it, the whole site is not fetched in the background.
  .extend('serviceWorkers', 'block' as 'block' | 'allow')
  .extend('context', async ({ browser, serviceWorkers }, { onCleanup }): Promise<BrowserContext> => {
    const context = await browser.newContext({
      baseURL: inject('site'),
      viewport: { width: 1280, height: 900 },
      serviceWorkers,
    });
    onCleanup(() => context.close());
    return context;
  })
  .extend('page', async ({ context }, { onCleanup }): Promise<Page> => {
    const complaints: string[] = [];
    context.on('page', (page) => {
      page.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && text !== BLOCKED) complaints.push(text);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('requestfailed', (request) => {
        // Whoever leaves a page lets go of what it was still loading.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
        if (!/^(data|blob):/.test(response.url()) && !response.url().startsWith(inject('site'))) {
          complaints.push(`${response.url()} is somebody else's`);
        }
      });
    });
    const page = await context.newPage();
    onCleanup(async () => {
      expect(complaints, 'what the page complained of').toEqual([]);
      expect(await context.cookies(), 'cookies').toEqual([]);
    });
    return page;
  });

/** Opens a page of the site and waits until its widgets can be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
}

/** Finds nothing that assistive technology would stumble over (WCAG 2.2 AA), in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  // What lies far below is laid out when it comes near; until then it may seem to lie under what follows.
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(all);
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
    expect(found, colorScheme).toEqual([]);
  }
}

/** Whether the page is wider than its window, which makes readers scroll sideways. */
export async function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
