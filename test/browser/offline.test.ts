import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe } from 'vitest';
import { workerFor } from '../../src/build/build-service-worker.ts';
import { hostOf, type Host } from './static-file-host.ts';
import { test as base } from './playwright-fixtures.ts';

/** A reader who comes once with a network, and then without; and one who is there when a new version comes. */

/** What a small site does without: the search, two games, and of the third all but its rulebook, its drill, one lesson and one replay. */
const LEFT_OUT =
  /^(ja\/)?(pagefind|search|social|switch|chronicle|jekyll-vs-hyde\/(?!index|lessons|replays|rules|drill)[^/]+|jekyll-vs-hyde\/(lessons|replays)\/(?!index|who-wins|the-even-hand)[^/]+)(\/|$)/;
/** What a site does without that is searched, too: its index is kept whole. */
const LEFT_OUT_BUT_SEARCHED = new RegExp(LEFT_OUT.source.replace('pagefind|search|', ''));

const test = base
  .override('serviceWorkers', 'allow')
  // A site of the same kind with fewer pages: what is asked of a version is asked of it whole.
  .extend('small', { scope: 'worker' }, async ({}, { onCleanup }): Promise<string> => {
    const small = await edition('dist', (path) => !LEFT_OUT.test(path));
    onCleanup(() => rm(small, { recursive: true }));
    return small;
  })
  .extend('searched', { scope: 'worker' }, async ({}, { onCleanup }): Promise<string> => {
    const site = await edition('dist', (path) => !LEFT_OUT_BUT_SEARCHED.test(path));
    onCleanup(() => rm(site, { recursive: true }));
    return site;
  })
  .extend('host', async ({ small }, { onCleanup }): Promise<Host> => {
    const host = await hostOf(small);
    onCleanup(host.cut);
    return host;
  });

describe('After one visit, without a network', () => {
  test('every page opens, games step, lessons are played, and who is nowhere is told so', async ({
    context,
    expect,
    host,
    complaints,
  }) => {
    complaints.expect(/no\/such\/page\//);
    const page = await firstVisit(context, host);
    await host.cut();

    await page.goto(`${host.address}/jekyll-vs-hyde/replays/the-even-hand/`);
    await page.getByRole('button', { name: 'Forward', exact: true }).click();
    await page.waitForURL(/#/);

    await page.goto(`${host.address}/jekyll-vs-hyde/lessons/who-wins/`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);

    await page.goto(`${host.address}/jekyll-vs-hyde/drill/?rule=follow-suit`);
    await page.locator('.choice').first().waitFor();

    // Without its last slash an address opens too.
    await page.goto(`${host.address}/jekyll-vs-hyde/rules`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('The rulebook');
    const lost = await page.goto(`${host.address}/no/such/page/`);
    expect(lost?.status()).toBe(404);
    await expect.poll(() => page.getByRole('link', { name: 'Ask' }).first().isVisible()).toBe(true);
  });
});

describe('When a new version comes', () => {
  test('the reader is asked, and has the old one until then', async ({ context, expect, host, small }) => {
    const page = await firstVisit(context, host);
    const next = await nextVersion(small);
    host.folder = next;
    await page.reload();
    const notice = page.getByRole('complementary', { name: 'A new version' });
    await notice.waitFor();
    await expect.poll(() => page.title()).not.toContain('second edition');
    await notice.getByRole('button', { name: 'Load it now' }).click();
    await page.waitForFunction(() => document.title.includes('second edition'));
    await expect.poll(() => notice.isVisible()).toBe(false);
    await rm(next, { recursive: true });
  });

  test('a page that was open before can still load its parts', async ({ context, expect, host, small }) => {
    const early = await firstVisit(context, host);
    await early.goto(`${host.address}/jekyll-vs-hyde/replays/the-even-hand/`);
    const next = await nextVersion(small);
    host.folder = next;
    // It is found, and fetched only in part, when another page comes.
    await early.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const page = await context.newPage();
    await page.goto(`${host.address}/`);
    const use = page.getByRole('button', { name: 'Load it now' });
    await use.waitFor();
    // A page that came when the new version lay there already: what it offers is taken by the other.
    const late = await context.newPage();
    await late.goto(`${host.address}/`);
    const notice = late.getByRole('complementary', { name: 'A new version' });
    await notice.waitFor();
    await use.click();
    await page.waitForFunction(() => document.title.includes('second edition'));
    await expect.poll(() => notice.isVisible()).toBe(false);
    // Had it been pressed there at the same moment, it would come there as well.
    await late.locator('.release [value="use"]').dispatchEvent('click');
    await late.waitForFunction(() => document.title.includes('second edition'));
    await host.cut();
    await early.getByRole('button', { name: 'Annotate' }).click();
    await early.getByRole('combobox', { name: 'Mark' }).waitFor();
    await rm(next, { recursive: true });
  });

  test('half a version is none', async ({ context, expect, host, small }) => {
    const page = await firstVisit(context, host);
    const next = await nextVersion(small);
    // The host has the new worker already, and this page still in its old form.
    await cp(join(small, 'index.html'), join(next, 'index.html'));
    host.folder = next;
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const coming = registration.installing;
      if (coming === null) return;
      await new Promise<void>((ended) => {
        coming.addEventListener('statechange', () => {
          if (coming.state === 'redundant') ended();
        });
      });
    });
    await page.reload();
    await expect.poll(() => page.title()).not.toContain('second edition');
    const versions = (await kept(page)).map((name) => name.split(' ')[2]);
    expect(new Set(versions).size).toBe(1);
    await rm(next, { recursive: true });
  });
});

describe('Who reads one language', () => {
  test('keeps that one whole, the search too, and loads nothing of the other', async ({
    context,
    expect,
    host,
    searched,
    complaints,
  }) => {
    complaints.expect(/no\/such\/page\//);
    host.folder = searched;
    const page = await firstVisit(context, host, '/ja/');
    expect((await kept(page)).map((name) => name.split(' ')[3]).toSorted()).toEqual(['common', 'ja']);
    const english = await page.evaluate(async () => {
      const addresses: string[] = [];
      for (const name of await caches.keys()) {
        const files = await (await caches.open(name)).keys();
        addresses.push(...files.map(({ url }) => new URL(url).pathname));
      }
      return addresses.filter((path) => path.startsWith('/jekyll-vs-hyde/') || path.includes('/en_'));
    });
    expect(english).toEqual([]);
    await host.cut();

    await page.goto(`${host.address}/ja/jekyll-vs-hyde/replays/the-even-hand/#3`);
    await page.getByRole('button', { name: '進む', exact: true }).click();
    await page.waitForURL(/#4/);
    await page.goto(`${host.address}/ja/search/?q=秘薬`);
    await page.getByText(/「秘薬」の検索結果は\d+件/).waitFor();
    const lost = await page.goto(`${host.address}/ja/no/such/page/`);
    expect(lost?.status()).toBe(404);
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe('そのページはありません');
  });

  test('has the other from its first page on, and a new version in both', async ({
    context,
    expect,
    host,
    small,
  }) => {
    const page = await firstVisit(context, host);
    await page.getByRole('link', { name: '日本語' }).click();
    await page.waitForURL(/\/ja\/$/);
    await expect.poll(async () => (await kept(page)).length, { timeout: 60_000 }).toBe(3);
    await page.waitForFunction(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).match('/.release')),
      );
      return caught.every((list) => list !== undefined);
    });
    const next = await nextVersion(small);
    host.folder = next;
    await page.reload();
    // It is offered once it is there whole, in both languages.
    const use = page.getByRole('button', { name: 'いま読み込む' });
    await use.waitFor({ timeout: 120_000 });
    const loaded = page.waitForEvent('load');
    await use.click();
    await loaded;
    await expect.poll(async () => (await kept(page)).length, { timeout: 60_000 }).toBe(6);
    await host.cut();
    await page.goto(`${host.address}/`);
    await expect.poll(() => page.title()).toContain('second edition');
    await page.goto(`${host.address}/ja/jekyll-vs-hyde/rules/`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('ルールブック');
    await rm(next, { recursive: true });
  });
});

/** The names of what is kept: whose it is, the version and the part. */
function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => caches.keys());
}

/** Comes to a page and stays until the whole site is there, in its language. */
async function firstVisit(context: BrowserContext, host: Host, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(host.address + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });
  return page;
}

/** A copy of a site, or of some of its files, with a worker of its own. */
async function edition(from: string, keeps: (path: string) => boolean, title = ''): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cabinet-'));
  await cp(from, folder, { recursive: true, filter: (source) => keeps(relative(from, source)) });
  await leaveOutUnused(folder);
  const home = join(folder, 'index.html');
  await writeFile(home, (await readFile(home, 'utf8')).replace('<title>', `<title>${title}`));
  await rm(join(folder, 'sw.js'));
  await writeFile(join(folder, 'sw.js'), await workerFor(folder));
  return folder;
}

/** A file of a build, as a page or another file names it. */
const BUILT = /[\w.-]+\.(?:js|css|woff2|svg)/g;

/** Takes away what no page of a folder needs of what was built for all of them: a worker rests after each file. */
async function leaveOutUnused(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const built = files.filter((file) => file.includes('_astro/'));
  const used = new Set<string>();
  const reach = async (file: string): Promise<void> => {
    const named = new Set((await readFile(join(folder, file), 'utf8')).match(BUILT));
    for (const other of built) {
      // Both languages have what both need under one name.
      if (used.has(other) || !named.has(basename(other))) continue;
      used.add(other);
      await reach(other);
    }
  };
  for (const file of files) if (file.endsWith('.html')) await reach(file);
  await Promise.all(built.filter((file) => !used.has(file)).map((file) => rm(join(folder, file))));
}

/** A copy of the site in which the home page has another title. */
const nextVersion = (small: string) => edition(small, () => true, 'second edition: ');
