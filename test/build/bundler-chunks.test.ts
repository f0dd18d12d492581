import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chunks, type GameChunks } from '../../src/build/bundler-chunks.ts';

/** Files are named in lists that no compiler reads: one that has moved would be left out of its chunk, and readers load more. */

const ROOT = new URL('../../', import.meta.url).pathname;
const { dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** What a bundler may come across: our files, and those of the packages. */
const IDS = [
  ...globSync('src/**/*.{ts,tsx,astro,css}', { cwd: ROOT }).map((file) => ROOT + file),
  ...Object.keys(dependencies).map((name) => `${ROOT}node_modules/${name}/package.json`),
];

/** A pattern without its groups and its `|`, once for each thing that it can be: `a(b|c)` is `ab` and `ac`. */
function alternativesOf(pattern: string): readonly string[] {
  const [group, inside = ''] = /\((?!\?)([^()]*)\)/.exec(pattern) ?? [];
  if (group === undefined) return pattern.split('|');
  const each = inside.split('|').flatMap((one) => alternativesOf(pattern.replace(group, () => one)));
  return [...new Set(each)];
}

/** What is looked for in the shell is looked for in each game too, and need not be in both. */
const anywhere = (pattern: string) => pattern.replace(/^\\\/src\\\/(games\\\/\[\\w-\]\+\\\/)?/, '');

const PATTERNS = [...new Set(chunks.flatMap(({ test }) => alternativesOf(test.source)).map(anywhere))];

describe('The patterns of the chunks', () => {
  test('are taken apart', () => {
    expect(alternativesOf('a(b|c(d|e))f|g').toSorted()).toEqual(['abf', 'acdf', 'acef', 'g']);
    expect(PATTERNS.length).toBeGreaterThan(20);
  });

  test.each(PATTERNS)('%s is the name of something', (pattern) => {
    expect(IDS.filter((id) => new RegExp(pattern).test(id))).not.toEqual([]);
  });
});

const GAMES = readdirSync(`${ROOT}src/games`).filter((game) =>
  existsSync(`${ROOT}src/games/${game}/bundler-chunks.ts`),
);

test.each(GAMES)('The chunks of %s are made of its files', async (game) => {
  const folder = `${ROOT}src/games/${game}/`;
  const { chunks } = (await import(`${folder}bundler-chunks.ts`)) as { readonly chunks: GameChunks };
  const files = Object.values(chunks).flat();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file: string) => !existsSync(folder + file))).toEqual([]);
});
