import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { translatedReplay } from '#replays/translated-replay';
import { LANGUAGE_CODES, ORIGINAL, TRANSLATIONS } from '#words/languages';
import { GAMES } from '../../src/listed-games.ts';

/** Games and scenes in other languages: nothing left out, nothing left over. Lessons and cases have tests of their own. */

const CONTENT = new URL('../../content/', import.meta.url);
const FOLDERS = ['scenes', 'replays'];

/** None where a game has no such folder. */
const namesIn = (folder: URL) => (existsSync(folder) ? readdirSync(folder).toSorted() : []);
const json = (file: URL): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8')) as never;

const IN_EACH = TRANSLATIONS.flatMap((language) => GAMES.map(({ id }) => [language, id] as const));

describe.each(IN_EACH)('In %s, of %s', (language, game) => {
  const translated = new URL(`${language}/${game}/`, CONTENT);
  const original = new URL(`${game}/`, CONTENT);

  test.each(FOLDERS)('the %s are all there, and no others', (folder) => {
    expect(namesIn(new URL(`${folder}/`, translated))).toEqual(namesIn(new URL(`${folder}/`, original)));
  });

  test.each(FOLDERS)('the %s say all that the original says, and nothing besides', (folder) => {
    const apart = namesIn(new URL(`${folder}/`, original)).flatMap((name) => {
      const path = `${folder}/${name}`;
      const read = translatedReplay(json(new URL(path, original)), json(new URL(path, translated)));
      return read.ok ? [] : [{ path, slip: read.problem }];
    });
    expect(apart).toEqual([]);
  });
});

test('Every language has the same words, and says which it is', () => {
  const words = new URL('../../src/words/', import.meta.url);
  const ofGames = namesIn(new URL('../../src/games/', import.meta.url)).map(
    (game) => new URL(`../../src/games/${game}/words/`, import.meta.url),
  );
  for (const language of LANGUAGE_CODES) {
    for (const place of [words, ...ofGames])
      expect(namesIn(new URL(`${language}/`, place))).toEqual(namesIn(new URL('en/', place)));
    const folder = new URL(`${language}/`, words);
    const said = readFileSync(new URL('language-code-and-url-prefix.ts', folder), 'utf8');
    expect(said).toContain(`Language = '${language}'`);
    expect(said).toContain(`folder = '${language === ORIGINAL ? '' : `/${language}`}'`);
  }
});

test('A translation of a replay is told what it lacks and what it has too much', () => {
  const step = { type: 'deal', jekyll: [], hyde: [] };
  const replay = {
    title: 'A game',
    players: { hyde: 'Otto' },
    moves: [
      { ...step, comment: 'First.' },
      { ...step, variations: [[step, { ...step, comment: 'Or.' }]] },
    ],
  };
  const words = {
    title: '局',
    players: { hyde: 'オットー' },
    comments: { '0': 'まず。', '1.v0.1': 'または。' },
  };
  expect(translatedReplay(replay, words)).toMatchObject({
    ok: true,
    value: {
      title: '局',
      players: { hyde: 'オットー' },
      moves: [{ comment: 'まず。' }, { variations: [[step, { comment: 'または。' }]] }],
    },
  });
  expect(translatedReplay(replay, { ...words, comments: { '0': 'まず。', '7': '？' } })).toMatchObject({
    problem: { type: 'apart', missing: ['comments.1.v0.1'], stale: ['comments.7'] },
  });
  expect(translatedReplay({ moves: [] }, { title: '局', comments: {} })).toMatchObject({
    problem: { missing: [], stale: ['title'] },
  });
  expect(translatedReplay(replay, { ...words, author: '…' })).toMatchObject({
    problem: { type: 'unknown-key', key: 'author' },
  });
});
