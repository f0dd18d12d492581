import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { readSite } from './built-site.ts';

/** What a built page may do in a reader's browser, read off the files. What it does, the browser tests watch. */

const site = readSite('dist');
const pages = site.pages.map(({ address }) => {
  const root = parse(readFileSync(`dist${address}${address.endsWith('/') ? 'index.html' : ''}`, 'utf8'));
  const policy = root.querySelector('meta[http-equiv="content-security-policy" i]')?.getAttribute('content');
  return { address, root, policy: policy ?? '' };
});
const textOf = (ending: string) =>
  [...site.files]
    .filter((name) => name.endsWith(ending) && !name.startsWith('/pagefind/'))
    .map((name) => ({ name, text: readFileSync(`dist${name}`, 'utf8') }));

describe('The policy of a page', () => {
  test('allows its own files and no others, and no code but what was built with it', () => {
    expect(pages.length).toBeGreaterThan(50);
    for (const { address, policy } of pages) {
      expect(policy, address).toContain("default-src 'self'");
      expect(policy, address).toContain("object-src 'none'");
      expect(policy, address).toContain("base-uri 'none'");
      expect(policy, address).toContain("form-action 'self'");
      expect(policy, address).toContain("worker-src 'self'");
      expect(policy, address).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
    }
  });

  test('has no string become a script or markup; the package that searches may name its worker', () => {
    for (const { address, policy } of pages) {
      expect(policy, address).toContain("require-trusted-types-for 'script'");
      const names = /trusted-types ([^;]*)/.exec(policy.replace('require-trusted-types-for', ''))?.[1];
      expect(names, address).toBe(/\/(search|ask)\/$/.test(address) ? 'cabinet default' : 'cabinet');
    }
  });

  test('lets WebAssembly run where the search index is read, and nowhere else', () => {
    const allowed = pages.filter(({ policy }) => policy.includes('wasm-unsafe-eval'));
    expect(allowed.length).toBeGreaterThan(0);
    for (const { address } of allowed) expect(address).toMatch(/\/(search|ask)\/$/);
  });

  test('is kept: no style and no handler is written into the HTML', () => {
    for (const { address, root } of pages) {
      const written = root
        .querySelectorAll('*')
        .flatMap(({ attributes }) => Object.keys(attributes))
        .filter((name) => name === 'style' || /^on[a-z]+$/.test(name));
      expect(written, address).toEqual([]);
    }
  });
});

test('Nothing that a page loads by itself lies on another host', () => {
  for (const { address, root } of pages) {
    const loaded = root
      .querySelectorAll(
        'script, img, iframe, link:not([rel="canonical"]):not([rel="alternate"]), source, video, audio',
      )
      .flatMap((element) => [element.getAttribute('src'), element.getAttribute('href')])
      .filter((reference) => reference !== undefined && /^([a-z]+:)?\/\//.test(reference));
    expect(loaded, address).toEqual([]);
  }
  for (const { name, text } of textOf('.css')) expect(text, name).not.toMatch(/url\(["']?(https?:)?\/\//);
});

test('No script sets a cookie', () => {
  const scripts = textOf('.js');
  expect(scripts.length).toBeGreaterThan(20);
  for (const { name, text } of scripts) expect(text.includes('document.cookie'), name).toBe(false);
});

test('Every package is pinned to one version', () => {
  const wanted = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  const versions = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies });
  expect(versions.length).toBeGreaterThan(20);
  for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});
