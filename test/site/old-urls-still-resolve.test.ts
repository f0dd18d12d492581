import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSite } from './built-site.ts';

/** Addresses are written down, sent and printed: every one that there ever was leads somewhere. */

const EARLIER = JSON.parse(
  readFileSync(new URL('../kept/addresses.json', import.meta.url), 'utf8'),
) as readonly string[];

test('Every address of an earlier Cabinet is still there, its anchors too', () => {
  const site = readSite('dist');
  const now = new Set([
    ...site.files,
    ...site.pages.map(({ address }) => address),
    ...site.pages.flatMap(({ address, anchors }) => [...anchors].map((anchor) => `${address}#${anchor}`)),
  ]);
  expect(EARLIER.filter((address) => !now.has(address))).toEqual([]);
});
