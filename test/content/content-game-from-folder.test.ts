import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeReplay } from '#replays/write-replay';
import { LANGUAGES } from '#words/languages';
import { content as jekyllVsHyde } from '#games/jekyll-vs-hyde/content-readers';
import { contentOf } from '../../src/collections/content-loaders.ts';
import type { GameContent, Json } from '../../src/collections/make-content-readers.ts';
import { GAMES } from '../../src/listed-games.ts';
import { content as toy } from '../games/toy/content-readers.ts';
import { REPLAY } from '../games/toy/replay.ts';

/** Files of content are read by the game in whose folder they stand, and by no other. */

const CONTENT = new URL('../../content/', import.meta.url);
const TOY = JSON.parse(writeReplay(REPLAY)) as Json;
const foldersIn = (place: URL) =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const games: ReadonlyMap<string, GameContent> = new Map([
  ['jekyll-vs-hyde', jekyllVsHyde],
  ['toy', toy],
]);

describe('The folder says by which game a file is read', () => {
  test('a replay is played by the rules of its game', () => {
    expect(contentOf('toy', games).replay(TOY)).toEqual({ ok: true, value: REPLAY });
    const file = readFileSync(new URL('jekyll-vs-hyde/replays/the-even-hand.json', CONTENT), 'utf8');
    const read = contentOf('jekyll-vs-hyde', games).replay(JSON.parse(file) as Json);
    expect(read).toMatchObject({ ok: true, value: { game: 'jekyll-vs-hyde' } });
  });

  test('one of another game is refused, and so is a move that its own forbids', () => {
    expect(contentOf('jekyll-vs-hyde', games).replay(TOY)).toEqual({
      ok: false,
      problem: ['The game "toy" is unknown; known is “jekyll-vs-hyde”.'],
    });
    const barred = {
      ...TOY,
      moves: [...(TOY.moves as Json[]).slice(0, 1), { type: 'choose', by: 'ann', card: 'N9' }],
    };
    expect(contentOf('toy', games).replay(barred)).toEqual({
      ok: false,
      problem: ['Move 2: The nine may not be chosen.'],
    });
  });

  test('a folder that is of no listed game is refused by its name', () => {
    expect(() => contentOf('nobody', games)).toThrow(
      'content/nobody is the folder of no game that is listed; those are jekyll-vs-hyde, toy.',
    );
  });

  test('there is no such folder', () => {
    const listed = GAMES.map(({ id }) => id);
    const languages = Object.keys(LANGUAGES);
    const folders = foldersIn(CONTENT).filter((name) => !languages.includes(name));
    const translated = languages.flatMap((language) =>
      foldersIn(CONTENT).includes(language) ? foldersIn(new URL(`${language}/`, CONTENT)) : [],
    );
    expect([...folders, ...translated].filter((folder) => !listed.includes(folder))).toEqual([]);
    expect(folders).not.toEqual([]);
  });
});
