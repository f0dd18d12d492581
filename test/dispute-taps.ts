import { preview } from 'astro';
import { chromium, type Browser, type Page } from 'playwright-core';
import { disputes as ofChronicle } from '#games/chronicle/dispute/dispute-adapter';
import { disputes as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/dispute/dispute-adapter';
import { disputes as ofSwitch } from '#games/switch/dispute/dispute-adapter';
import { completed, openStep, tell, type Disputes, type Said } from '#kit/dispute-questionnaire';
import type { GameTypes } from '#kit/game';
import { findChromium } from './browser/chromium.ts';
import { SETTLED_BY_TAPS as chronicle } from './games/chronicle/search-questions-answered-by-taps.ts';
import { SETTLED_BY_TAPS as jekyllVsHyde } from './games/jekyll-vs-hyde/search-questions-answered-by-taps.ts';
import { SETTLED_BY_TAPS as switchGame } from './games/switch/search-questions-answered-by-taps.ts';

/**
 * How long two people who argue over a play are from the verdict: every question of the search test that one play answers is
 * asked by taps on a phone, from the first page of the site. A line a question: its taps, the seconds in which the site itself
 * kept them waiting, its processor slowed, and those with what a reader takes for each tap. Wants a built site.
 */

/** A cheap phone, as Lighthouse has it. */
const SLOWED = 4;
/** To read a choice and decide (1.35 s), and to bring the thumb there (0.4 s), as Card, Moran and Newell reckon. */
const SECONDS_A_TAP = 1.75;

const server = await preview({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const table: Record<string, { taps: number; 'site, s': number; 'with a thumb, s': number }> = {};
await ask('jekyll-vs-hyde', ofJekyllVsHyde, jekyllVsHyde);
await ask('switch', ofSwitch, switchGame);
await ask('chronicle', ofChronicle, chronicle);
console.table(table);
const seconds = Object.values(table).map((line) => line['with a thumb, s']);
console.log(`${seconds.length} questions, the longest ${Math.max(...seconds)} s`);
await browser.close();
await server.stop();

async function ask<T extends GameTypes, Outcome>(
  game: string,
  disputes: Disputes<T, Outcome>,
  questions: readonly (readonly [question: string, taps: string, ...rest: unknown[]])[],
): Promise<void> {
  for (const [question, told] of questions) {
    const page = await phone(browser);
    await page.goto('/');
    let waited = await timed(page, '.masthead nav li:last-child a', `a.button[href="/${game}/ask/"]`);
    waited += await timed(page, `a.button[href="/${game}/ask/"]`, '.dispute .choice');
    let said: Said = {};
    const taps = told.split(' ');
    for (const tap of taps) {
      const [choice = '', step = openStep(disputes, said)?.id ?? ''] = tap.split(':').toReversed();
      const at = disputes
        .steps(completed(disputes, said))
        .find(({ id }) => id === step)
        ?.choices.indexOf(choice);
      if (at === undefined || at < 0) throw new Error(`${tap} of ${told} cannot be tapped`);
      said = tell(disputes, said, step, choice);
      const next = openStep(disputes, said);
      waited += await timed(
        page,
        `.dispute-step:has(> #dispute-${step}) .choice >> nth=${at}`,
        next === null ? '.dispute-verdict' : `#dispute-${next.id}`,
      );
    }
    await page.context().close();
    const count = taps.length + 2;
    table[`${game}: ${question}`] = {
      taps: count,
      'site, s': rounded(waited),
      'with a thumb, s': rounded(waited + count * SECONDS_A_TAP),
    };
  }
}

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${server.port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return page;
}

/** Taps on what the selector names, and gives the seconds until the other is there to be seen. */
async function timed(page: Page, tap: string, until: string): Promise<number> {
  const target = page.locator(tap);
  await target.waitFor();
  const begun = performance.now();
  await target.tap();
  await page.locator(until).first().waitFor();
  return (performance.now() - begun) / 1_000;
}

function rounded(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
