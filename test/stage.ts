import { mkdir, writeFile } from 'node:fs/promises';
import { preview } from 'astro';
import { chromium } from 'playwright-core';
import { findChromium } from './browser/chromium.ts';
import { SIZES, walked, WALKS } from './browser/stage-walks.ts';

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
const [kind] = process.argv.slice(2);
const lines = ['| Table | Window | Within it | Moved, px |', '| --- | --- | --- | --- |'];
let isGood = true;
await mkdir(REPORT, { recursive: true });
for (const walk of WALKS.filter((one) => kind === undefined || one.kind === kind)) {
  for (const viewport of SIZES) {
    const context = await browser.newContext({
      baseURL: `http://127.0.0.1:${server.port}`,
      viewport,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const size = `${viewport.width} × ${viewport.height}`;
    const looks = await walked(page, walk);
    await page.screenshot({
      path: new URL(`${walk.kind}-${size}.png`.replaceAll(' × ', 'x').replaceAll(' ', '-'), REPORT).pathname,
    });
    await context.close();
    const outside = new Set(looks.flatMap((look) => look.outside));
    const moved = Math.max(...looks.map((look) => look.moved));
    if (outside.size > 0 || moved > 0) isGood = false;
    const line = `| ${walk.kind} | ${size} | ${outside.size === 0 ? 'all' : `not ${[...outside].join(', ')}`} | ${moved} |`;
    console.log(line);
    lines.push(line);
  }
}
await writeFile(new URL('report.md', REPORT), `${lines.join('\n')}\n`);
await browser.close();
await server.stop();
process.exitCode = isGood ? 0 : 1;
