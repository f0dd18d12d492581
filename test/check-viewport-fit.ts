import { mkdir, writeFile } from 'node:fs/promises';
import { preview } from 'astro';
import { chromium } from 'playwright-core';
import { findChromium } from './browser/chromium.ts';
import { CHRONICLE_WALKS } from './browser/chronicle-walks.ts';
import { JEKYLL_VS_HYDE_WALKS } from './browser/jekyll-vs-hyde-walks.ts';
import { SIZES, walked, type Walk } from './browser/walk-and-measure-tables.ts';
import { SWITCH_WALKS } from './browser/switch-walks.ts';

/**
 * Whether every kind of table stands on one screen, in windows of every size: a line a walk, with the parts that were outside of
 * the window after a step, and by how many pixels any part moved unasked. Ends with 1 where there is any. Wants a built site.
 */

const REPORT = new URL('../stage/', import.meta.url);
const server = await preview({
  root: new URL('..', import.meta.url).pathname,
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const WALKS = { 'Jekyll vs Hyde': JEKYLL_VS_HYDE_WALKS, Switch: SWITCH_WALKS, Chronicle: CHRONICLE_WALKS };
const wanted = process.argv.slice(2);
const lines = ['| Game | Table | Window | Within it | Moved, px |', '| --- | --- | --- | --- | --- |'];
let isGood = true;
await mkdir(REPORT, { recursive: true });
for (const [game, walks] of Object.entries(WALKS)) {
  for (const walk of walks) {
    if (wanted.length > 0 && !wanted.includes(walk.kind) && !wanted.includes(game)) continue;
    for (const viewport of SIZES) {
      const looks = await lookedAt(walk, viewport, game);
      const outside = new Set(looks.flatMap((look) => look.outside));
      const moved = new Set(looks.flatMap((look) => look.moved));
      const cut = Math.max(0, ...looks.flatMap((look) => look.cut));
      if (outside.size > 0 || moved.size > 0 || cut > 0) isGood = false;
      const seen = outside.size === 0 ? 'all' : `not ${[...outside].join(', ')}`;
      const within = cut === 0 ? seen : `${seen}, but ${cut} px of the prompt`;
      const line = `| ${game} | ${walk.kind} | ${viewport.width} × ${viewport.height} | ${within} | ${moved.size === 0 ? 0 : [...moved].join(', ')} |`;
      console.log(line);
      lines.push(line);
    }
  }
}
await writeFile(new URL('report.md', REPORT), `${lines.join('\n')}\n`);
await browser.close();
await server.stop();
process.exitCode = isGood ? 0 : 1;

/** Walks through one kind of table in a window of this size, and keeps a picture of how it ends. */
async function lookedAt(walk: Walk, viewport: (typeof SIZES)[number], game: string) {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${server.port}`,
    viewport,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  try {
    return await walked(page, walk);
  } catch (error) {
    console.error(error instanceof Error ? error.message.slice(0, 400) : error);
    return [{ outside: ['what the walk looks for'], cut: [], moved: [] }];
  } finally {
    const name = `${game} ${walk.kind} ${viewport.width}x${viewport.height}.png`.replaceAll(/[ ,]+/g, '-');
    await page.screenshot({ path: new URL(name, REPORT).pathname });
    await context.close();
  }
}
