import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { preview } from 'astro';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { TRANSLATIONS } from '../src/words/languages.ts';
import { findChromium } from './browser/chromium.ts';

/**
 * Lighthouse's mobile preset on the built site: a line a page, whole reports beside it in `lighthouse/`. Ends with 1 when a
 * page has less than 100 in a category. Timing needs a machine with nothing else to do: every page is looked at RUNS times, and
 * the run with the middle score for speed is the one that counts, as Lighthouse itself advises.
 */

const KINDS = [
  '/',
  '/jekyll-vs-hyde/lessons/who-wins/',
  '/jekyll-vs-hyde/replays/the-even-hand/',
  '/jekyll-vs-hyde/sandbox/',
  '/jekyll-vs-hyde/rules/',
];
/** The same in every language: a translation stands in a folder of its own. */
const PAGES = ['', ...TRANSLATIONS.map((language) => `/${language}`)].flatMap((folder) =>
  KINDS.map((kind) => `${folder}${kind}`).filter((path) =>
    existsSync(new URL(`../dist${path}index.html`, import.meta.url)),
  ),
);
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const REPORTS = new URL('../lighthouse/', import.meta.url);

/** The site is built for this address, as it would be for its own: links between languages are to name it. */
const PORT = 4747;
const server = await preview({ server: { port: PORT, host: '127.0.0.1' }, logLevel: 'error' });
if (server.port !== PORT) throw new Error(`Something else is served at port ${PORT}`);
const chrome = await launch({ chromePath: findChromium(), chromeFlags: ['--headless=new', '--no-sandbox'] });
const table: Record<string, Record<string, string | number>> = {};
let perfect = true;
try {
  await mkdir(REPORTS, { recursive: true });
  for (const path of PAGES) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await look(`http://127.0.0.1:${server.port}${path}`));
    runs.sort((a, b) => a.scores.performance - b.scores.performance);
    const middle = runs[Math.floor(RUNS / 2)];
    if (middle === undefined) continue;
    table[path] = { ...middle.scores, 'interactive, s': middle.interactive };
    perfect &&= Object.values(middle.scores).every((score) => score === 100);
    await writeFile(new URL(`${path.replaceAll('/', '_')}.html`, REPORTS), middle.report);
  }
} finally {
  chrome.kill();
  await server.stop();
}
console.table(table);
process.exitCode = perfect ? 0 : 1;

async function look(address: string) {
  const result = await lighthouse(address, {
    port: chrome.port,
    output: 'html',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse has nothing to say about ${address}`);
  const { categories, audits } = result.lhr;
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      practices: scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    interactive: Math.round((audits.interactive?.numericValue ?? 0) / 10) / 100,
    report: String(result.report),
  };
}
