import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { workerFor } from '../../src/build/build-service-worker.ts';
import { hostOf, type Host } from './static-file-host.ts';
import { test as base } from './playwright-fixtures.ts';

/**
 * What the service worker keeps in caches, which are shared by all that lives on an origin and may be cleared away at any time.
 * Sites of a few files, each in a folder of one host.
 */

interface Shelves extends Host {
  /** Puts a site, with so many more pages in Japanese, into a folder. What only an earlier edition had stays there. */
  readonly publish: (site: string, edition: string, pages?: number) => Promise<void>;
}

const test = base
  .override('serviceWorkers', 'allow')
  .extend('host', async ({}, { onCleanup }): Promise<Shelves> => {
    const folder = await mkdtemp(join(tmpdir(), 'cabinet-'));
    const host = await hostOf(folder);
    onCleanup(async () => {
      await host.cut();
      await rm(folder, { recursive: true });
    });
    const publish = async (site: string, edition: string, pages = 0) => {
      const page = `<!doctype html><link rel="icon" href="/${site}favicon.svg"><title>${edition}</title><p>Here.`;
      const files = {
        'index.html': page,
        'rules/index.html': page,
        'ja/index.html': page,
        'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><title>${edition}</title></svg>`,
        ...Object.fromEntries(Array.from({ length: pages }, (_, n) => [`ja/${n}/index.html`, `${page}${n}`])),
      };
      const built = await mkdtemp(join(tmpdir(), 'cabinet-'));
      for (const [path, text] of Object.entries(files)) {
        const file = join(built, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      const script = await workerFor(built);
      await writeFile(join(built, 'sw.js'), script);
      await cp(built, join(folder, site), { recursive: true });
      await rm(built, { recursive: true });
    };
    return Object.assign(host, { publish });
  });

/** Opens a page and stays until the version that the host has is the one that answers. */
async function visit(page: Page, host: Host, path: string): Promise<void> {
  await page.goto(`${host.address}/${path}`);
  await page.evaluate(
    async (scope) => {
      const registration = await navigator.serviceWorker.register(`${scope}sw.js`);
      await registration.update().catch(() => undefined);
      for (;;) {
        registration.waiting?.postMessage('use');
        const { active, installing, waiting } = registration;
        if (active?.state === 'activated' && installing === null && waiting === null) break;
        await new Promise((next) => setTimeout(next, 50));
      }
      registration.active?.postMessage('keep');
    },
    `/${path.split('/')[0] ?? ''}/`,
  );
}

/** The addresses of all that is kept, by the names of the caches. */
function kept(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(async () => {
    const found: Record<string, readonly string[]> = {};
    for (const name of await caches.keys()) {
      const files = await (await caches.open(name)).keys();
      found[name] = files.map(({ url }) => new URL(url).pathname);
    }
    return found;
  });
}

/** The editions of a page that are kept, whichever cache they are in. */
function editions(page: Page, path: string): Promise<readonly string[]> {
  return page.evaluate(async (path) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const file = await (await caches.open(name)).match(path);
      if (file !== undefined) found.push(/<title>(.*?)</.exec(await file.text())?.[1] ?? '');
    }
    return found;
  }, path);
}

/** Puts a cache there as an earlier Cabinet named it, or as one that was killed on the way left it. */
async function leave(page: Page, name: string, files: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    async ({ name, files }) => {
      const cache = await caches.open(name);
      for (const [path, text] of Object.entries(files)) await cache.put(path, new Response(text));
    },
    { name, files },
  );
}

describe('Of two Cabinets on one origin', () => {
  test('neither touches what the other keeps, however many versions come', async ({ context, host }) => {
    await host.publish('a/', 'a1');
    await host.publish('b/', 'b1');
    const page = await context.newPage();
    await visit(page, host, 'a/');
    await visit(page, host, 'b/');
    for (const edition of ['a2', 'a3']) {
      await host.publish('a/', edition);
      await visit(page, host, 'a/');
    }
    expect((await editions(page, '/a/')).toSorted()).toEqual(['a2', 'a3']);
    await expect.poll(() => editions(page, '/b/')).toEqual(['b1']);
    await expect.poll(() => editions(page, '/b/favicon.svg')).toEqual(['b1']);
    await host.cut();
    await page.goto(`${host.address}/b/rules/`);
    await expect.poll(() => page.title()).toBe('b1');
    await page.goto(`${host.address}/a/rules/`);
    await expect.poll(() => page.title()).toBe('a3');
  });

  test('each keeps the languages that are read in it', async ({ context, host }) => {
    await host.publish('a/', 'a1');
    await host.publish('b/', 'b1');
    const other = await context.newPage();
    await visit(other, host, 'b/');
    const page = await context.newPage();
    await visit(page, host, 'a/ja/');
    await expect.poll(() => editions(page, '/a/')).toEqual([]);
    await expect.poll(() => editions(page, '/a/ja/')).toEqual(['a1']);
  });
});

describe('What was kept when caches did not yet say whose they are', () => {
  test('is known as one’s own, used once more, and then cleared away; another’s stays', async ({
    context,
    host,
  }) => {
    await host.publish('a/', 'a1');
    const page = await context.newPage();
    await page.goto(`${host.address}/a/`);
    for (const site of ['a', 'b']) {
      const version = site === 'a' ? '0123456789abcdef' : 'fedcba9876543210';
      await leave(page, `cabinet-${version}-common`, {
        [`/${site}/favicon.svg`]: '<title>0</title>',
        [`/${site}/.release`]: '{}',
      });
      await leave(page, `cabinet-${version}-en`, {
        [`/${site}/`]: '<title>0</title>',
        [`/${site}/.release`]: '{}',
      });
      // One that was never finished.
      await leave(page, `cabinet-${version.slice(1)}-en`, { [`/${site}/`]: '<title>half</title>' });
    }
    const before = await editions(page, '/b/');
    await visit(page, host, 'a/');
    expect((await editions(page, '/a/')).toSorted()).toEqual(['0', 'a1']);
    await host.publish('a/', 'a2');
    await visit(page, host, 'a/');
    expect((await editions(page, '/a/')).toSorted()).toEqual(['a1', 'a2']);
    await expect.poll(() => editions(page, '/b/')).toEqual(before);
  });
});

describe('A version that was not taken whole', () => {
  test('is none: the one before it stays, and it goes', async ({ context, host }) => {
    await host.publish('a/', 'a1');
    const page = await context.newPage();
    await visit(page, host, 'a/');
    const names = Object.keys(await kept(page));
    // As if the next one had been killed shortly before its end.
    for (const name of names) {
      const [part = ''] = /\w+$/.exec(name) ?? [];
      const half = name.replace(/[0-9a-f]{16}/, '0123456789abcdef');
      if (part !== 'common') await leave(page, half, { '/a/': '<title>half</title>' });
    }
    await host.publish('a/', 'a3');
    await visit(page, host, 'a/');
    expect((await editions(page, '/a/')).toSorted()).toEqual(['a1', 'a3']);
    expect((await editions(page, '/a/favicon.svg')).toSorted()).toEqual(['a1', 'a3']);
  });

  test('counts no more where it ended between two parts', async ({ context, host }) => {
    await host.publish('a/', 'a1');
    const page = await context.newPage();
    await visit(page, host, 'a/');
    for (const name of Object.keys(await kept(page))) {
      const half = name.replace(/[0-9a-f]{16}/, '0123456789abcdef');
      // All of one part is there, and nothing of the other.
      if (name.endsWith('en')) await leave(page, half, { '/a/': '<title>half</title>', '/a/.release': '{}' });
    }
    await host.publish('a/', 'a3');
    await visit(page, host, 'a/');
    expect((await editions(page, '/a/')).toSorted()).toEqual(['a1', 'a3']);
  });
});

describe('What is cleared away while the worker lives', () => {
  test.for([
    ['all of it', (name: string) => name !== ''],
    ['what is common', (name: string) => name.endsWith('common')],
    ['a language', (name: string) => name.endsWith('en')],
  ] as const)('%s, is there again after the next page', async ([, isCleared], { context, host }) => {
    await host.publish('a/', 'a1');
    const page = await context.newPage();
    await visit(page, host, 'a/');
    const before = await kept(page);
    for (const name of Object.keys(before).filter(isCleared)) {
      await page.evaluate((name) => caches.delete(name), name);
    }
    await page.reload();
    await expect.poll(() => page.title()).toBe('a1');
    await page.evaluate(() => {
      navigator.serviceWorker.controller?.postMessage('keep');
    });
    const sorted = (all: Readonly<Record<string, readonly string[]>>) =>
      Object.entries(all)
        .map(([name, files]) => [name, files.toSorted()] as const)
        .toSorted();
    await expect.poll(async () => sorted(await kept(page)), { timeout: 15_000 }).toEqual(sorted(before));
    await host.cut();
    await page.goto(`${host.address}/a/rules/`);
    await expect.poll(() => page.title()).toBe('a1');
  });

  test('a single file, is there again, and what is left is used where there is no network', async ({
    context,
    host,
    complaints,
  }) => {
    // The worker asks for what was lost once more, and nobody answers.
    complaints.allow(/\/a\/rules\/ failed: net::ERR_CONNECTION_REFUSED/);
    await host.publish('a/', 'a1');
    const page = await context.newPage();
    await visit(page, host, 'a/');
    const lose = () =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) await (await caches.open(name)).delete('/a/rules/');
        navigator.serviceWorker.controller?.postMessage('keep');
      });
    await lose();
    await expect.poll(() => editions(page, '/a/rules/'), { timeout: 15_000 }).toEqual(['a1']);
    await host.cut();
    await lose();
    await page.waitForTimeout(500);
    await page.goto(`${host.address}/a/`);
    await expect.poll(() => page.title()).toBe('a1');
  });
});

describe('A newer version that is asked for while a language is still being kept', () => {
  test('is let in at once: the older one stops, and leaves nothing half', async ({ context, host }) => {
    // That takes a worker a quarter of a minute: it rests after each file.
    await host.publish('a/', 'a1', 800);
    const page = await context.newPage();
    await visit(page, host, 'a/');
    const other = await context.newPage();
    await other.goto(`${host.address}/a/ja/`);
    await other.evaluate(() => {
      navigator.serviceWorker.controller?.postMessage('keep');
    });
    const files = async () => Object.values(await kept(other)).map(({ length }) => length);
    await expect.poll(async () => Math.max(...(await files()))).toBeGreaterThan(20);
    await host.publish('a/', 'a2');
    await visit(page, host, 'a/');
    expect((await editions(page, '/a/')).toSorted()).toEqual(['a1', 'a2']);
    expect(await editions(page, '/a/ja/')).toEqual(['a2']);
  });
});
