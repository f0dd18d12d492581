import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** What the README says of the house is so: whoever adds a room or moves a file tells of it there. */

const ROOT = new URL('../', import.meta.url);
const README = readFileSync(new URL('README.md', ROOT), 'utf8');
const [, house = '', game = ''] =
  /## A tour of the house[^]*?```\n([^]*?)\n\n(src\/games[^]*?)```/.exec(README) ?? [];

const foldersOf = (place: string) =>
  readdirSync(new URL(place, ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
/** The rooms that a drawing names at the beginning of its lines. */
const roomsIn = (drawing: string) =>
  drawing.split('\n').flatMap((line) => /^ {2}((?:\S+\/ )*\S+\/)(?: |$)/.exec(line)?.[1]?.split(' ') ?? []);

describe('The tour of the house', () => {
  test('names every room of src, and no other', () => {
    expect(roomsIn(house).toSorted()).toEqual(
      foldersOf('src')
        .map((name) => `${name}/`)
        .toSorted(),
    );
  });

  test('can be drawn from memory: no more than twenty rooms, and what a game has in its folder', () => {
    expect(roomsIn(house).length + ['content/', 'test/'].length).toBeLessThanOrEqual(20);
    expect(game.trim().split('\n').length).toBeLessThanOrEqual(12);
  });

  test('names rooms that some game has', () => {
    const named = roomsIn(game);
    const had = foldersOf('src/games').flatMap((id) => foldersOf(`src/games/${id}`));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((room) => !had.includes(room.replace('/', '')))).toEqual([]);
  });
});

describe('What the README names', () => {
  const PLACES = [
    '',
    'src/',
    'test/games/toy/',
    'src/games/jekyll-vs-hyde/',
    'src/games/jekyll-vs-hyde/widgets/',
  ];
  const named = Array.from(
    new Set(
      Array.from(README.matchAll(/`([\w./-]+\.(?:ts|tsx|astro|json|md|css))`/g), ([, path = '']) => path),
    ),
  ).filter((path) => /\.(tsx?|astro)$/.test(path));
  const anywhere = ['src/', 'test/'].flatMap((place) =>
    readdirSync(new URL(place, ROOT), { recursive: true, encoding: 'utf8' }),
  );

  test.each(named)('%s is a file', (path) => {
    const isThere =
      PLACES.some((place) => existsSync(new URL(place + path, ROOT))) ||
      anywhere.some((file) => file.endsWith(`/${path}`));
    expect(isThere).toBe(true);
  });

  test.each(Array.from(README.matchAll(/`(test\/[\w/-]+)`/g), ([, path = '']) => path))(
    '%s is a place of the tests',
    (path) => {
      expect(existsSync(new URL(path, ROOT))).toBe(true);
    },
  );
});
