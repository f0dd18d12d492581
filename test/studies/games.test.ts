import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Result } from '#kit/parse-result';
import { createSaver } from '#studies/study-saver';
import { add, exportAll, importAll, list, load, remove, rename, save } from '#studies/study-store';
import { isGameTextReadable } from '#games/jekyll-vs-hyde/widgets/own/can-saved-text-be-read-back';
import { toy } from '../games/toy/rules.ts';

/** A kept game is of one game: no other game's page lists it, changes it or takes it in, and none that was kept before is lost. */

const GAME = jekyllVsHyde.id;
const TOY = toy.id;

interface Left {
  readonly database: {
    readonly name: string;
    readonly version: number;
    readonly store: string;
    readonly entries: readonly (readonly [
      id: number,
      kept: { readonly name: string; readonly text: string; readonly changed: number },
    ])[];
  };
}
/** What the Cabinet of November 2026, which had one game, has left in a browser. It is never written anew. */
const { database: left } = JSON.parse(
  readFileSync(new URL('../kept/browser.json', import.meta.url), 'utf8'),
) as Left;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function done<Value>(result: Promise<Result<Value, unknown>>): Promise<Value> {
  const settled = await result;
  if (!settled.ok) throw new Error(`Refused: ${JSON.stringify(settled.problem)}`);
  return settled.value;
}

const names = async (game: string) => (await done(list(game))).studies.map(({ name }) => name);
const kept = (game: string, name: string, text = '{}') => done(add(game, { name, text, changed: 1 }));

/** The database as that Cabinet left it. */
async function restore(): Promise<void> {
  const database = await openDB(left.name, left.version, {
    upgrade: (fresh) => {
      fresh.createObjectStore(left.store, { autoIncrement: true });
    },
  });
  for (const [id, study] of left.entries) await database.put(left.store, study, id);
  database.close();
}

describe('What a Cabinet with one game has kept', () => {
  test('is all there on the page of that game, as it was, and can be gone on with under its address', async () => {
    await restore();
    const { studies, damaged } = await done(list(GAME));
    expect(damaged).toEqual([]);
    expect(studies.map(({ id }) => id).toSorted()).toEqual(left.entries.map(([id]) => id).toSorted());
    for (const [id, study] of left.entries) {
      const found = await done(load(GAME, id));
      expect(found).toEqual({ id, ...study });
      expect(isGameTextReadable(found.text), found.name).toBe(true);
      expect((await done(save(GAME, found, `${found.text}\n`, 2))).copied).toBeNull();
    }
  });

  test('is on no other game’s page', async () => {
    await restore();
    expect(await names(TOY)).toEqual([]);
    for (const [id] of left.entries)
      expect(await load(TOY, id)).toMatchObject({ problem: { type: 'missing' } });
  });

  test('is still found by such a Cabinet, however many games there are now', async () => {
    await restore();
    await kept(TOY, 'Toy');
    await done(list(GAME));
    const database = await openDB(left.name, left.version);
    expect(await database.getAllKeys(left.store)).toEqual(left.entries.map(([id]) => id));
    expect(await database.getAll(left.store)).toEqual(left.entries.map(([, study]) => study));
    database.close();
  });
});

describe('Two games', () => {
  test('each have a list of their own', async () => {
    await kept(GAME, 'A');
    await kept(TOY, 'B');
    await createSaver(TOY, null, () => true).keep({ name: 'C', text: '{}', changed: 2 });
    expect([await names(GAME), await names(TOY)]).toEqual([['A'], ['C', 'B']]);
  });

  test('may have kept something under one number: what happens to the one leaves the other alone', async () => {
    const a = await kept(GAME, 'A', 'a');
    const b = await kept(TOY, 'B', 'b');
    expect(a.id).toBe(b.id);
    await done(rename(TOY, b.id, 'B!', 2));
    await done(save(TOY, b, 'b!', 3));
    expect(await done(load(GAME, a.id))).toMatchObject({ name: 'A', text: 'a', revision: a.revision });
    await done(remove(TOY, b.id));
    expect([await names(GAME), await names(TOY)]).toEqual([['A'], []]);
  });

  test.each([
    [GAME, TOY],
    [TOY, GAME],
  ])('have files of their own: one of %s is taken in again there, and refused by %s', async (mine, other) => {
    await kept(mine, 'A');
    const { text } = await done(exportAll(mine));
    expect(await importAll(other, text)).toEqual({ ok: false, problem: { type: 'other-game', game: mine } });
    expect(await names(other)).toEqual([]);
    globalThis.indexedDB = new IDBFactory();
    expect((await done(importAll(mine, text))).added).toMatchObject([{ name: 'A' }]);
  });

  test('A file of an earlier Cabinet, which names no game, is of the first', async () => {
    const file = readFileSync(new URL('../kept/studies.json', import.meta.url), 'utf8');
    const { studies } = JSON.parse(file) as { readonly studies: readonly unknown[] };
    expect((await done(importAll(GAME, file))).added).toHaveLength(studies.length);
    expect(await importAll(TOY, file)).toMatchObject({ problem: { type: 'other-game' } });
  });

  test('Nothing is kept of what is no game’s name', async () => {
    await expect(list('../toy')).rejects.toThrow('is no game');
  });
});
