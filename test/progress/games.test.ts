import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { readFile, writeFile, type FiledGames } from '#progress/progress-file';
import { withBookmark, withoutBookmark } from '#progress/add-and-remove-bookmark';
import { NOTHING, readProgress, writeProgress, withTask, type Progress } from '#progress/progress';
import { withAnswer, withTry } from '#progress/review-schedule';
import { change, load, storedProgress } from '#progress/progress-store';
import { collectProgressForExport, importProgress, wouldReplace } from '#progress/import-and-export-progress';
import { FIRST_GAME, gameKey, gamesAmong } from '#storage/game-storage-key';
import { aside } from '#storage/stored-item';
import { shelfOf, type Shelf } from '../storage/fake-local-storage.ts';
import { toy } from '../games/toy/rules.ts';

/** What a reader has done in one game is never taken for another’s, and none is lost with another’s, in the browser or a file. */

const GAME = jekyllVsHyde.id;
const TOY = toy.id;
const START = Date.UTC(2026, 10, 23);

/** Names that both games have: of a rule, a lesson and a puzzle. */
const first = withAnswer(withTask(NOTHING, '01-two-players', 'a'), 'follow-suit', true, START);
const second = withTry(
  withAnswer(withTask(NOTHING, '01-two-players', 'b'), 'follow-suit', false, START),
  'p',
  'right',
  START,
);

/** What is read of progress that was kept before there were bookmarks. */
const earlier = (text: string): Progress => ({ ...(JSON.parse(text) as Progress), bookmarks: {} });
const filed = (games: Readonly<Record<string, Progress>>): FiledGames =>
  new Map(Object.entries(games).map(([game, progress]) => [game, { type: 'progress', progress }]));
const kept = (shelf: Shelf, game: string) => load(shelf, game);
const keep = (shelf: Shelf, game: string, progress: Progress) => change(shelf, game, () => progress);
/** All that a page of a game takes along. */
const exported = (shelf: Shelf, game = GAME) =>
  writeFile(collectProgressForExport(shelf, game, load(shelf, game).progress));
const imported = (shelf: Shelf, text: string) => {
  const read = readFile(text);
  if (!read.ok) throw new Error(`It is refused: ${read.problem.type}`);
  return importProgress(shelf, read.value.games);
};

const progress = fc
  .array(fc.tuple(fc.constantFrom('follow-suit', 'turns'), fc.boolean(), fc.nat()), { maxLength: 4 })
  .map((answers) =>
    answers.reduce(
      (before, [rule, right, wait]) =>
        withAnswer(withTask(before, rule, String(right)), rule, right, START + wait),
      NOTHING,
    ),
  );

describe('In the browser’s storage', () => {
  test('a rule, a lesson or a puzzle of one game is not known in the other by the same name', () => {
    const shelf = shelfOf();
    keep(shelf, GAME, first);
    expect(kept(shelf, TOY)).toEqual({ progress: NOTHING, trouble: null });
    keep(shelf, TOY, second);
    expect(kept(shelf, GAME)).toEqual({ progress: first, trouble: null });
    expect(kept(shelf, TOY)).toEqual({ progress: second, trouble: null });
  });

  test('whatever two tabs do in two games, in any order, each game holds all of its own', () => {
    const answer = fc.tuple(
      fc.constantFrom(GAME, TOY),
      fc.constantFrom('follow-suit', 'turns'),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 20 }), (answers) => {
        const shelf = shelfOf();
        const alone = { [GAME]: shelfOf(), [TOY]: shelfOf() };
        for (const [index, [game, rule, right]] of answers.entries()) {
          const step = (before: Progress) => withAnswer(before, rule, right, START + index);
          change(shelf, game, step);
          change(alone[game] ?? shelf, game, step);
        }
        for (const [game, only] of Object.entries(alone)) {
          expect(kept(shelf, game)).toEqual(kept(only, game));
        }
      }),
    );
  });

  test.each([
    ['damaged', '{"version":1,'],
    ['mended', JSON.stringify({ ...second, rules: { ...second.rules, x: 7 } })],
    ['later', '{"version":2,"new":{}}'],
  ])('what is %s of one game is told on its own pages, and the other goes on', (trouble, text) => {
    const shelf = shelfOf({ [gameKey('cabinet.progress', TOY)]: text });
    keep(shelf, GAME, first);
    expect(kept(shelf, GAME)).toEqual({ progress: first, trouble: null });
    expect(aside(shelf, storedProgress(GAME))).toBeNull();
    expect(kept(shelf, TOY).trouble).toBe(trouble);
    expect(aside(shelf, storedProgress(TOY))).toBe(trouble === 'later' ? null : text);
    expect(kept(shelf, GAME)).toEqual({ progress: first, trouble: null });
  });

  test('what was kept before there were two games is the first one’s, and stays where both versions find it', () => {
    const text = readFileSync(new URL('../kept/progress.json', import.meta.url), 'utf8');
    const shelf = shelfOf({ 'cabinet.progress': text });
    keep(shelf, TOY, second);
    const { progress: before, trouble } = kept(shelf, GAME);
    expect([trouble, before]).toEqual([null, earlier(text)]);
    expect(shelf.getItem('cabinet.progress')).toBe(text);
    const after = change(shelf, GAME, (now) => withTask(now, 'x', 'a')).progress;
    expect(JSON.parse(shelf.getItem('cabinet.progress') ?? '')).toEqual(after);
    expect([...shelf.all.keys()]).toHaveLength(2);
  });

  test('the game that was first is the one that was there', () => {
    expect(FIRST_GAME).toBe(GAME);
  });

  test('no two games, and nothing that is set aside, share a key', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/), { maxLength: 8 });
    fc.assert(
      fc.property(ids, (games) => {
        const keys = games.map((game) => gameKey('cabinet.progress', game));
        const all = keys.flatMap((key) => [key, `${key}.damaged`]);
        expect(new Set(all).size).toBe(2 * games.length);
        expect(gamesAmong(all, 'cabinet.progress').toSorted()).toEqual(games.toSorted());
      }),
    );
    for (const none of ['', 'a/b', 'a.damaged', 'Toy', '__proto__', '-', 'x'.repeat(65)]) {
      expect(() => gameKey('cabinet.progress', none)).toThrow(TypeError);
    }
  });
});

describe('A file', () => {
  const ids = fc.constantFrom(GAME, TOY, 'tarot', 'constructor', '7');

  test('holds the progress in all games, and is read as it was written', () => {
    fc.assert(
      fc.property(fc.dictionary(ids, progress), (games) => {
        const shelf = shelfOf();
        for (const [game, each] of Object.entries(games)) keep(shelf, game, each);
        const read = readFile(exported(shelf));
        expect(read).toEqual({ ok: true, value: { games: filed({ [GAME]: NOTHING, ...games }), slips: 0 } });
        const other = shelfOf();
        expect(imported(other, exported(shelf))).toBeNull();
        for (const game of Object.keys(games)) expect(kept(other, game)).toEqual(kept(shelf, game));
      }),
    );
  });

  test('takes the place of what is kept of its games, and of no other', () => {
    const shelf = shelfOf();
    keep(shelf, GAME, first);
    keep(shelf, TOY, first);
    const games = filed({ [TOY]: second });
    expect(wouldReplace(shelf, games)).toBe(true);
    expect(importProgress(shelf, games)).toBeNull();
    expect(kept(shelf, GAME).progress).toEqual(first);
    expect(kept(shelf, TOY).progress).toEqual(second);
  });

  test('takes the place of nothing where its games have none', () => {
    const shelf = shelfOf();
    keep(shelf, GAME, first);
    expect(wouldReplace(shelf, filed({ [TOY]: second }))).toBe(false);
    expect(wouldReplace(shelf, filed({ [GAME]: second, [TOY]: second }))).toBe(true);
  });

  test('brings bookmarks along, and asks before it takes the place of any', () => {
    const bookmark = { title: 'A game, move 17', says: 'Hyde leads.', note: 'Why not 5+?', made: START };
    const marked = withBookmark(NOTHING, '/replays/a-game/#17', bookmark);
    const shelf = shelfOf();
    keep(shelf, GAME, marked);
    const other = shelfOf();
    imported(other, exported(shelf));
    expect(kept(other, GAME)).toEqual({ progress: marked, trouble: null });
    expect(wouldReplace(other, filed({ [GAME]: first }))).toBe(true);
    expect(withoutBookmark(marked, '/replays/a-game/#17')).toEqual(NOTHING);
  });

  test('holds no bookmark that leads elsewhere', () => {
    const bookmark = { title: '', says: '', note: '', made: START };
    for (const address of ['//example.org/', 'javascript:alert(1)', '/../#1', '/replays/a/b/#1', '']) {
      const text = JSON.stringify({ ...NOTHING, bookmarks: { [address]: bookmark } });
      expect(readProgress(text), address).toEqual({ ok: true, value: { progress: NOTHING, slips: 1 } });
    }
  });

  test('of version 1 is the first game’s, all of it', () => {
    const text = readFileSync(new URL('../kept/progress.json', import.meta.url), 'utf8');
    const read = readFile(text);
    const games = filed({ [GAME]: earlier(text) });
    expect(read).toEqual({ ok: true, value: { games, slips: 0 } });
    const shelf = shelfOf();
    keep(shelf, TOY, second);
    imported(shelf, text);
    expect(kept(shelf, GAME).progress).toEqual(earlier(text));
    expect(kept(shelf, TOY).progress).toEqual(second);
  });

  test.each([
    ['is none', '"x"'],
    ['is none', '[]'],
    ['is none', 'null'],
    ['has a key twice', '{"version":1,"lessons":{},"lessons":{},"rules":{}}'],
    ['is cut short', '{"version":1,"lessons":{}}'],
  ])('in which one game’s part %s brings the others, and says so: %s', (_, part) => {
    const text = `{"version":2,"games":{"${TOY}":${part},"${GAME}":${writeProgress(first)}}}`;
    expect(readFile(text)).toEqual({ ok: true, value: { games: filed({ [GAME]: first }), slips: 1 } });
    const shelf = shelfOf();
    keep(shelf, TOY, second);
    imported(shelf, text);
    expect(kept(shelf, TOY).progress).toEqual(second);
  });

  test('that names a game twice, or what can be no game, comes without that', () => {
    const part = writeProgress(first);
    const twice = `{"version":2,"games":{"${TOY}":${part},"${GAME}":${part},"${TOY}":${part},"__proto__":${part},"a/b":${part}}}`;
    expect(readFile(twice)).toEqual({ ok: true, value: { games: filed({ [GAME]: first }), slips: 3 } });
  });

  test.each([
    '{"version":2}',
    '{"version":2,"games":[]}',
    '{"version":2,"games":null}',
    '{"version":2,"games":{},"games":{}}',
    '{"version":2,"games":{"toy":7}}',
    '{"version":1,"games":{}}',
    '{"version":2,"games":{},"more":1}',
    '{"games":{}}',
  ])('of which nothing can be used is refused: %s', (text) => {
    expect(readFile(text).ok).toBe(false);
  });

  test('of a later Cabinet, or with more games than any has, is told apart', () => {
    expect(readFile('{"version":3,"games":{}}')).toEqual({ ok: false, problem: { type: 'later' } });
    const games = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`g${index}`, NOTHING]));
    expect(readFile(JSON.stringify({ version: 2, games }))).toEqual({
      ok: false,
      problem: { type: 'too-many' },
    });
  });

  test('any text is read or refused, and never throws', () => {
    const json = fc.record({ version: fc.constant(2), games: fc.dictionary(fc.string(), fc.jsonValue()) });
    const text = fc.oneof(
      fc.json(),
      fc.string(),
      json.map((each) => JSON.stringify(each)),
    );
    fc.assert(fc.property(text, (each) => typeof readFile(each).ok === 'boolean'));
  });
});

describe('What a later Cabinet has written of a game', () => {
  const LATER = { version: 7, all: { new: [1, null, 'x'] } };
  const key = gameKey('cabinet.progress', TOY);

  test('stays as it is, byte by byte, while pages of this one write', () => {
    const text = ` ${JSON.stringify(LATER)}`;
    const shelf = shelfOf({ [key]: text });
    keep(shelf, GAME, first);
    imported(shelf, exported(shelf));
    expect(wouldReplace(shelf, filed({ [TOY]: second }))).toBe(false);
    expect(importProgress(shelf, filed({ [GAME]: second, [TOY]: second }))).toBe('later');
    expect(shelf.getItem(key)).toBe(text);
    expect(kept(shelf, GAME).progress).toEqual(second);
  });

  test('goes along in a file, and is there in another browser', () => {
    const shelf = shelfOf({ [key]: JSON.stringify(LATER) });
    keep(shelf, GAME, first);
    const other = shelfOf();
    expect(imported(other, exported(shelf))).toBeNull();
    expect(JSON.parse(other.getItem(key) ?? '')).toEqual(LATER);
    expect(kept(other, GAME).progress).toEqual(first);
    expect(JSON.parse(exported(other))).toEqual(JSON.parse(exported(shelf)));
  });

  test('does not take the place of anything that is kept: the file is refused, and nothing is changed', () => {
    const text = JSON.stringify({ version: 2, games: { [GAME]: first, [TOY]: LATER } });
    for (const there of [writeProgress(second), '{"version":7}', 'damaged']) {
      const shelf = shelfOf({ [key]: there });
      expect(imported(shelf, text)).toBe('later-file');
      expect([...shelf.all]).toEqual([[key, there]]);
    }
  });

  test('is not written over on its own game’s page, which takes it along', () => {
    const shelf = shelfOf({ [key]: JSON.stringify(LATER) });
    expect(JSON.parse(exported(shelf, TOY))).toEqual({ version: 2, games: { [TOY]: LATER } });
  });
});

describe('Where nothing can be kept', () => {
  test('the page’s own progress goes into the file all the same', () => {
    expect(readFile(writeFile(collectProgressForExport(null, GAME, first)))).toEqual({
      ok: true,
      value: { games: filed({ [GAME]: first }), slips: 0 },
    });
  });

  test('a file is said not to be kept', () => {
    expect(importProgress(null, filed({ [GAME]: first }))).toBe('blocked');
    const later = readFile(JSON.stringify({ version: 2, games: { [TOY]: { version: 7 } } }));
    expect(later.ok && importProgress(null, later.value.games)).toBe('blocked');
  });
});
