import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import certificate from '@vitejs/plugin-basic-ssl';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { preview, type Plugin } from 'vite';
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
  '/switch/lessons/what-goes-on-what/',
  '/switch/replays/nine-at-once/',
  '/switch/sandbox/',
  '/chronicle/lessons/a-meeting/',
  '/chronicle/replays/the-last-card-taken/',
  '/chronicle/sandbox/',
];
/** The same in every language: a translation stands in a folder of its own. */
const PAGES = ['', ...TRANSLATIONS.map((language) => `/${language}`)].flatMap((folder) =>
  KINDS.map((kind) => `${folder}${kind}`).filter((path) =>
    existsSync(new URL(`../dist${path}index.html`, import.meta.url)),
  ),
);
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Look {
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Seconds until the page is interactive. */
  readonly interactive: number;
  /** The whole report, as HTML. */
  readonly report: string;
}

const REPORTS = new URL('../lighthouse/', import.meta.url);

/** The site is built for this address, as it would be for its own: links between languages are to name it. */
const PORT = 4747;
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--ignore-certificate-errors'],
});
const table: Record<string, Record<string, string | number>> = {};
const all: number[] = [];
try {
  await mkdir(REPORTS, { recursive: true });
  // As hosts answer nowadays.
  await served([certificate()], async (address) => {
    for (const path of PAGES) {
      const { scores, interactive, report } = await middleOf(`${address}${path}`, CATEGORIES);
      table[path] = { ...scores, 'interactive, s': interactive };
      all.push(...Object.values(scores));
      await writeFile(new URL(`${path.replaceAll('/', '_')}.html`, REPORTS), report);
    }
  });
  // As a plain server in a local network does: a connection for each file under way.
  await served([], async (address) => {
    for (const path of PAGES) {
      const { scores, interactive } = await middleOf(`${address}${path}`, ['performance']);
      table[path] = {
        ...table[path],
        'HTTP/1.1': scores.performance ?? 0,
        'its interactive, s': interactive,
      };
      all.push(...Object.values(scores));
    }
  });
} finally {
  chrome.kill();
}
console.table(table);
process.exitCode = all.every((score) => score === 100) ? 0 : 1;

/** Serves the site, with a certificate over HTTP/2, while something is done at its address. */
async function served(plugins: Plugin[], act: (address: string) => Promise<void>): Promise<void> {
  const server = await preview({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    appType: 'mpa',
    plugins,
    preview: { port: PORT, strictPort: true, host: '127.0.0.1' },
  });
  try {
    await act(`${plugins.length > 0 ? 'https' : 'http'}://127.0.0.1:${PORT}`);
  } finally {
    await server.close();
  }
}

/** The run with the middle score for speed. */
async function middleOf(address: string, categories: readonly Category[]): Promise<Look> {
  const runs: Look[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await look(address, categories));
  runs.sort(
    (a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0) || b.interactive - a.interactive,
  );
  const middle = runs[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error('At least one run is needed');
  return middle;
}

async function look(address: string, wanted: readonly Category[]): Promise<Look> {
  const result = await lighthouse(address, {
    port: chrome.port,
    output: 'html',
    onlyCategories: [...wanted],
  });
  if (result === undefined) throw new Error(`Lighthouse has nothing to say about ${address}`);
  const { categories, audits } = result.lhr;
  return {
    scores: Object.fromEntries(
      wanted.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
    ),
    interactive: Math.round((audits.interactive?.numericValue ?? 0) / 10) / 100,
    report: String(result.report),
  };
}
