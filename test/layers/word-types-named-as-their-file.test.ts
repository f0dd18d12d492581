import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** What a set of words has to hold is found by the name of its file, and the file by the name of the type. */

const FILES = import.meta.glob<string>('/src/**/words/text-types/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** `game-hub` as types are named. */
const pascal = (name: string) =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

test('Every file of word types has one that is named as the file', () => {
  const paths = Object.keys(FILES);
  expect(paths.length).toBeGreaterThan(100);
  const others = paths.filter((path) => {
    const name = pascal(basename(path, '.ts'));
    return !new RegExp(`export (interface |type (\\{[^}]*\\b)?)${name}(Words)?\\b`).test(FILES[path] ?? '');
  });
  expect(others).toEqual([]);
});
