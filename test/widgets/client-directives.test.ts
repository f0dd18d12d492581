import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

test('Every widget wakes by a directive of the site’s own: Astro’s lose what is pressed before', () => {
  const files = globSync('{src,content}/**/*.{astro,mdx}', { cwd: ROOT });
  const used = files.flatMap((file) =>
    [...readFileSync(`${ROOT}${file}`, 'utf8').matchAll(/\sclient:(\w+)/g)].map(([, name]) => name),
  );
  expect(new Set(used)).toEqual(new Set(['drawn', 'input', 'touch']));
});
