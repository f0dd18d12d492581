import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { brokenReference, readSite } from './built-site.ts';

/** Nothing on the site points at what is not there, wherever the site is put. */

const scratch = mkdtempSync(join(tmpdir(), 'cabinet-'));
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

describe.each(['/', '/shelf/'])('The site put at %s', (base) => {
  const site = readSite(base === '/' ? 'dist' : builtAt(base));

  test('has pages, each with a title and a description of its own', () => {
    expect(site.pages.length).toBeGreaterThan(30);
    for (const about of ['title', 'description'] as const) {
      const told = site.pages.map((page) => page[about]);
      expect(told).not.toContain('');
      expect(told.filter((text, index) => told.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('has every page, anchor and file that it points at', () => {
    const broken = site.pages.flatMap((page) =>
      page.references.flatMap((reference) => {
        const problem = brokenReference(site, page, reference, base);
        return problem === null ? [] : `${page.address}: ${reference} ${problem}`;
      }),
    );
    expect(broken).toEqual([]);
  });
});

function builtAt(base: string): string {
  const folder = join(scratch, 'dist');
  // The test runner has a BASE_URL of its own, which the build would take for the site's.
  const env = { ...process.env };
  delete env.BASE_URL;
  execFileSync('astro', ['build', '--base', base, '--outDir', folder], { stdio: 'pipe', env });
  return folder;
}
