import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('No sentence about a case begins with a card in small letters', () => {
  const pages = globSync('dist/chronicle/cases/*/index.html');
  expect(pages.length).toBeGreaterThan(50);
  const small = pages.flatMap((page) =>
    [
      ...readFileSync(page, 'utf8').matchAll(/(?:<p>|[.!?])\s*<span class="card-label"[^>]*>\s*the [^<]*/g),
    ].map(([found]) => `${page}: ${found}`),
  );
  expect(small).toEqual([]);
});
