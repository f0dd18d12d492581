import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseJson } from '#kit/parse-json-reporting-duplicate-keys';

const FILES = globSync('content/**/*.json', { cwd: new URL('../..', import.meta.url) });

test('No file of the content says a thing twice, of which one would be lost in silence', () => {
  const twice = FILES.flatMap((file) => {
    const parsed = parseJson(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
    return parsed.ok ? parsed.value.repeated.map(({ key, line }) => `${file}: ${key}, line ${line}`) : [file];
  });
  expect(twice).toEqual([]);
  expect(FILES.length).toBeGreaterThan(50);
});
