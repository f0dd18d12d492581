import { expect, test } from 'vitest';
import { readSite } from './built-site.ts';
import { filesOf } from './page-dependencies.ts';

/** Parts of a page that are fetched on demand are imported and nothing else: `astro.config.mjs` leaves out what Vite does besides. */

const DIST = new URL('../../dist', import.meta.url).pathname;
const scripts = filesOf(DIST, readSite(DIST).files).filter(({ name }) => name.endsWith('.js'));

/** In the scripts with this text in them. */
const withText = (text: string) =>
  scripts.filter((script) => script.text.includes(text)).map(({ name }) => name);

test('No part wants a stylesheet that nobody would bring', () => {
  expect(withText('import(`./').length).toBeGreaterThan(20);
  expect(withText('__vite__mapDeps')).toEqual([]);
});

test('No page loads what Vite fetches them with', () => {
  expect(withText('modulepreload')).toEqual([]);
});
