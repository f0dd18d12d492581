import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brokenReference, readSite, type BuiltPage, type BuiltSite } from './built-site.ts';

/** Nothing on the site points at what is not there, wherever the site is put. */

const scratch = mkdtempSync(join(tmpdir(), 'cabinet-'));
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

describe('The site', () => {
  const site = readSite('dist');

  test('has pages, each with a title and a description of its own', () => {
    expect(site.pages.length).toBeGreaterThan(30);
    for (const about of ['title', 'description'] as const) {
      const told = site.pages.map((page) => page[about]);
      expect(told).not.toContain('');
      expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('has every page, anchor and file that it points at', () => {
    expect(brokenReferences(site, site.pages, '/')).toEqual([]);
  });
});

// One language of it: each is built by the same code, and the whole site would take twice as long.
test('Put into a folder of another site, the site points at nothing outside of it', () => {
  const moved = japaneseBuiltAt('/shelf/');
  const dist = readSite('dist');
  const pages = moved.pages.map((page) => ({ ...page, address: `/ja${page.address}` }));
  expect(pages.length).toBeGreaterThan(30);
  // All that is not of this language lies where it lies in the whole site.
  const others = dist.pages.filter((page) => !page.address.startsWith('/ja/'));
  const files = new Set([
    ...[...moved.files].map((file) => `/ja${file}`),
    ...[...dist.files].filter((file) => !file.startsWith('/ja/')),
  ]);
  expect(brokenReferences({ files, pages: [...pages, ...others] }, pages, '/shelf/')).toEqual([]);
});

function brokenReferences(site: BuiltSite, pages: readonly BuiltPage[], base: string): readonly string[] {
  return pages.flatMap((page) =>
    page.references.flatMap((reference) => {
      const problem = brokenReference(site, page, reference, base);
      return problem === null ? [] : `${page.address}: ${reference} ${problem}`;
    }),
  );
}

function japaneseBuiltAt(base: string): BuiltSite {
  const folder = join(scratch, 'dist');
  const env: NodeJS.ProcessEnv = { ...process.env, SITE_LANGUAGE: 'ja' };
  // The test runner has a BASE_URL of its own, which the build would take for the site's.
  delete env.BASE_URL;
  execFileSync('astro', ['build', '--base', `${base}ja/`, '--outDir', folder], { stdio: 'pipe', env });
  return readSite(folder);
}
