import { existsSync, readFileSync, readdirSync } from 'node:fs';
import ranges from '@fontsource/zen-antique/unicode.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { GAMES } from '../../src/listed-games.ts';

/**
 * The pictures that other sites show of Japanese pages are set in one face while the site is built. A letter that it lacks
 * would come out as the machine likes, or as an empty box.
 */

const CONTENT = new URL('../../content/ja/', import.meta.url);
const SRC = new URL('../../src/', import.meta.url);

/** None where a game has no such folder. */
const textsIn = (folder: string) => {
  const files = existsSync(new URL(folder, CONTENT)) ? readdirSync(new URL(folder, CONTENT)) : [];
  return files.map((file) => readFileSync(new URL(folder + file, CONTENT), 'utf8'));
};
const json = (text: string): Record<string, unknown> => JSON.parse(text) as never;

const titles = GAMES.flatMap(({ id }) => [
  ...textsIn(`${id}/cases/`).map((text) => json(text).question),
  ...textsIn(`${id}/replays/`).map((text) => JSON.stringify([json(text).title, json(text).players])),
  ...textsIn(`${id}/lessons/`).map((text) => /^title: (.*)$/m.exec(text)?.[1]),
]);
/** The words on a picture besides its title, and more that stand in the same files. */
const words = [
  ...GAMES.flatMap(({ id }) =>
    ['picture', 'table-and-replay-steps', 'names'].map((name) => `games/${id}/words/ja/${name}.ts`),
  ),
  'words/ja/site.ts',
].map((file) => readFileSync(new URL(file, SRC), 'utf8'));

const inFace = Object.values(ranges)
  .flatMap((list) => list.split(','))
  .map((range) => range.replace('U+', '').split('-'))
  .map(([first = '', last = first]) => ({ first: parseInt(first, 16), last: parseInt(last, 16) }));

test('Every letter of a picture in Japanese is in its face', () => {
  expect(titles).not.toContain(undefined);
  const letters = [...new Set([...titles, ...words].join(''))].filter((letter) => /\S/.test(letter));
  const missing = letters.filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !inFace.some(({ first, last }) => first <= code && code <= last);
  });
  expect(missing).toEqual([]);
});
