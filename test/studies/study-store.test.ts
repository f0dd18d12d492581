import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_BYTES } from '#kit/input-limits';
import type { Result } from '#kit/parse-result';
import { troubleOf } from '../../src/studies/study-database.ts';
import { createSaver } from '../../src/studies/study-saver.ts';
import type { Entry } from '../../src/studies/study-database-queries.ts';
import {
  add,
  exportAll,
  importAll,
  list,
  load,
  remove,
  rename,
  save,
} from '../../src/studies/study-store.ts';
import { readStudies, writeStudies } from '../../src/studies/study-format.ts';

/** Two tabs are two entries in the same hand: what the one saves, the other has not seen. */

const GAME = 'jekyll-vs-hyde';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function done<Value>(result: Promise<Result<Value, unknown>>): Promise<Value> {
  const settled = await result;
  if (!settled.ok) throw new Error(`Refused: ${JSON.stringify(settled.problem)}`);
  return settled.value;
}

const kept = (name: string, text: string, changed = 1) => done(add(GAME, { name, text, changed }));

/** What a list shows: names and texts, the last changed first. */
async function shelf(): Promise<readonly (readonly [name: string, text: string])[]> {
  const { studies } = await done(list(GAME));
  const found = await Promise.all(studies.map(({ id }) => done(load(GAME, id))));
  return found.map(({ name, text }) => [name, text] as const);
}

/** Puts something into the database past all checks, as a slip of the disk would. */
async function damage(id: number, value: unknown): Promise<void> {
  const database = await openDB('cabinet', 1);
  await database.put('studies', value, id);
  database.close();
}

describe('A study', () => {
  test('is kept, listed and loaded as it was', async () => {
    const entry = await kept('Ада 😀', '{"game":\n"…"}', 5);
    expect(entry).toMatchObject({ name: 'Ада 😀', changed: 5 });
    expect(await done(list(GAME))).toEqual({
      studies: [{ ...entry, text: '{"game":\n"…"}' }],
      damaged: [],
    });
    expect(await done(load(GAME, entry.id))).toEqual({ ...entry, version: 1, text: '{"game":\n"…"}' });
  });

  test('stands in the list before those that were changed earlier', async () => {
    await kept('old', 'a', 1);
    const middle = await kept('middle', 'b', 2);
    await kept('new', 'c', 3);
    expect((await shelf()).map(([name]) => name)).toEqual(['new', 'middle', 'old']);
    await done(save(GAME, middle, 'B', 4));
    expect((await shelf()).map(([name]) => name)).toEqual(['middle', 'new', 'old']);
  });

  test('is saved again and again under its id', async () => {
    const entry = await kept('A', '0');
    const once = await done(save(GAME, entry, '1', 2));
    const twice = await done(save(GAME, once.entry, '2', 3));
    expect([once.copied, twice.copied, twice.entry.id]).toEqual([null, null, entry.id]);
    expect(await shelf()).toEqual([['A', '2']]);
    expect(twice.entry.changed).toBe(3);
  });

  test('gets a number beside another of its name, to be told apart', async () => {
    await kept('A', '1');
    await kept('A', '2', 2);
    expect(await shelf()).toEqual([
      ['A (2)', '2'],
      ['A', '1'],
    ]);
  });

  test('is renamed without its text being touched, also while another tab is at work on it', async () => {
    const entry = await kept('A', '0');
    const renamed = await done(rename(GAME, entry.id, 'B', 2));
    expect(renamed).toEqual({ ...entry, name: 'B', changed: 2 });
    const saved = await done(save(GAME, entry, '1', 3));
    expect(saved.copied).toBeNull();
    expect(await shelf()).toEqual([['B', '1']]);
  });

  test('that is removed is gone, and its id is not given again', async () => {
    const entry = await kept('A', '0');
    await done(remove(GAME, entry.id));
    expect(await shelf()).toEqual([]);
    expect(await load(GAME, entry.id)).toEqual({ ok: false, problem: { type: 'missing', id: entry.id } });
    expect(await rename(GAME, entry.id, 'B', 2)).toEqual({
      ok: false,
      problem: { type: 'missing', id: entry.id },
    });
    expect((await kept('B', '1')).id).not.toBe(entry.id);
  });

  test('longer than a replay may be is refused, and the old text stays', async () => {
    const long = 'x'.repeat(MAX_BYTES + 1);
    const problem = { type: 'too-large', limit: MAX_BYTES };
    expect(await add(GAME, { name: 'A', text: long, changed: 1 })).toEqual({ ok: false, problem });
    const entry = await kept('A', long.slice(1));
    expect(await save(GAME, entry, long, 2)).toEqual({ ok: false, problem });
    expect((await done(load(GAME, entry.id))).text).toBe(long.slice(1));
  });
});

test('A study under an id that is no number is missing', async () => {
  expect(await load(GAME, NaN)).toEqual({ ok: false, problem: { type: 'missing', id: NaN } });
});

describe('Of two tabs at work on one study', () => {
  test('the one that saves later keeps a copy, and goes on with that', async () => {
    const entry = await kept('A', '0');
    const first = await done(save(GAME, entry, 'first', 2));
    const second = await done(save(GAME, entry, 'second', 3));
    expect(second.copied).toBe('newer');
    expect(second.entry.name).toBe('A (2)');
    expect(second.entry.id).not.toBe(entry.id);
    const again = await done(save(GAME, second.entry, 'second, on', 4));
    const on = await done(save(GAME, first.entry, 'first, on', 5));
    expect([again.copied, on.copied]).toEqual([null, null]);
    expect(await shelf()).toEqual([
      ['A', 'first, on'],
      ['A (2)', 'second, on'],
    ]);
  });

  test('neither loses anything when both save at the same moment', async () => {
    const entry = await kept('A', '0');
    const saved = await Promise.all(['1', '2', '3'].map((text) => done(save(GAME, entry, text, 2))));
    expect(saved.filter(({ copied }) => copied === null)).toHaveLength(1);
    expect((await shelf()).map(([, text]) => text).toSorted()).toEqual(['1', '2', '3']);
    expect((await shelf()).map(([name]) => name).toSorted()).toEqual(['A', 'A (2)', 'A (3)']);
  });

  test('both may write the same', async () => {
    const entry = await kept('A', '0');
    const first = await done(save(GAME, entry, '1', 2));
    expect(await done(save(GAME, entry, '1', 3))).toEqual({ entry: first.entry, copied: null });
    expect(await shelf()).toEqual([['A', '1']]);
  });

  test('one may remove it: what the other saves is kept anew', async () => {
    const entry = await kept('A', '0');
    await done(remove(GAME, entry.id));
    const saved = await done(save(GAME, entry, '1', 2));
    expect(saved.copied).toBe('missing');
    expect(await shelf()).toEqual([['A', '1']]);
  });
});

describe('A game that is being written', () => {
  const text = (text: string) => ({ name: 'A', text, changed: 3 });

  test('is kept once, however fast its texts follow each other', async () => {
    const keeper = createSaver(GAME, null, () => true);
    expect([keeper.standing(), await keeper.settled()]).toEqual([null, null]);
    const kept = await Promise.all(['1', '2', '3'].map((each) => keeper.keep(text(each))));
    expect(kept).toMatchObject([{ parted: null }, { parted: null }, { parted: null }]);
    expect(await shelf()).toEqual([['A', '3']]);
    expect(keeper.standing()).toEqual(kept[2]);
    expect(await keeper.settled()).toMatchObject({ name: 'A', revision: 3 });
  });

  test('goes on in a copy when another tab was faster, and says so from then on', async () => {
    const entry = await kept('A', '0');
    const keeper = createSaver(GAME, entry, () => true);
    await done(save(GAME, entry, 'other', 2));
    const both = await Promise.all(['1', '2'].map((each) => keeper.keep(text(each))));
    const parted = { why: 'newer', from: entry };
    expect(both).toMatchObject([{ entry: { name: 'A (2)' }, parted }, { parted }]);
    expect(await shelf()).toEqual([
      ['A (2)', '2'],
      ['A', 'other'],
    ]);
  });

  test('is kept beside what it was made from once it has become another game, and stays there', async () => {
    const keeper = createSaver(GAME, await kept('A', '0'), () => true);
    const beside = { name: 'A, annotated', text: '1', changed: 4, isBeside: true };
    expect(await keeper.keep(text('0!'))).toMatchObject({ isBeside: false, entry: { name: 'A' } });
    expect(await keeper.keep(beside)).toMatchObject({ isBeside: true, parted: null });
    expect(await keeper.keep({ ...beside, text: '2' })).toMatchObject({ entry: { revision: 2 } });
    expect(await shelf()).toEqual([
      ['A, annotated', '2'],
      ['A', '0!'],
    ]);
  });

  test('is kept anew when another tab removed it', async () => {
    const entry = await kept('A', '0');
    await done(remove(GAME, entry.id));
    expect(await createSaver(GAME, entry, () => true).keep(text('1'))).toMatchObject({
      parted: { why: 'missing' },
    });
    expect(await shelf()).toEqual([['A', '1']]);
  });

  test('is kept again after a text that was refused, also where the first was', async () => {
    for (const entry of [null, await kept('B', '0')]) {
      const keeper = createSaver(GAME, entry, () => true);
      const refused = keeper.keep(text('x'.repeat(MAX_BYTES + 1)));
      const saved = keeper.keep(text('1'));
      expect(await refused).toEqual({ type: 'trouble', trouble: 'too-large' });
      expect(await saved).toMatchObject({ type: 'kept', parted: null });
    }
    expect((await shelf()).toSorted()).toEqual([
      ['A', '1'],
      ['B', '1'],
    ]);
  });
});

test('A text that could not be read again is not kept, and what was kept before stays', async () => {
  const keeper = createSaver(GAME, await kept('A', 'good'), (text) => text.startsWith('good'));
  const text = (text: string) => ({ name: 'A', text, changed: 3 });
  expect(await keeper.keep(text('bad'))).toEqual({ type: 'trouble', trouble: 'unreadable' });
  expect(await shelf()).toEqual([['A', 'good']]);
  expect(await keeper.keep(text('good again'))).toMatchObject({ type: 'kept', parted: null });
  expect(await shelf()).toEqual([['A', 'good again']]);
});

test.each([-1, -8.64e15, 9e15, Infinity])(
  'A study that was changed at %d, as the clock says, can be read again',
  async (clock) => {
    const entry = await kept('A', '1', clock);
    await done(save(GAME, entry, '2', clock));
    await done(rename(GAME, entry.id, 'B', clock));
    expect((await done(list(GAME))).damaged).toEqual([]);
    expect(await shelf()).toEqual([['B', '2']]);
  },
);

describe('Another tab that stands in the way', () => {
  const held = { ok: false, problem: { type: 'held' } };

  /** Never lets go of the database, not even where it is asked to. */
  const holding = (version?: number) =>
    new Promise<IDBDatabase>((open) => {
      const opening = indexedDB.open('cabinet', version);
      opening.onsuccess = () => {
        open(opening.result);
      };
    });

  test('because it will not let the database be deleted is said, and nothing is half done', async () => {
    const tab = await holding();
    const deleting = indexedDB.deleteDatabase('cabinet');
    const [listed, added] = await Promise.all([list(GAME), add(GAME, { name: 'A', text: '1', changed: 1 })]);
    expect([listed, added]).toEqual([held, held]);
    const deleted = new Promise((done) => {
      deleting.onsuccess = done;
    });
    tab.close();
    await deleted;
    // What was given up is not done later.
    expect(await shelf()).toEqual([]);
    await kept('A', '2');
    expect(await shelf()).toEqual([['A', '2']]);
  });

  test('because it is at work on the studies is said, and nothing is half done', async () => {
    const entry = await kept('A', '0');
    const tab = await holding();
    const transaction = tab.transaction('studies', 'readwrite');
    let isBusy = true;
    const goOn = () => {
      if (isBusy) transaction.objectStore('studies').get(0).onsuccess = goOn;
    };
    goOn();
    expect(await save(GAME, entry, '1', 2)).toEqual(held);
    isBusy = false;
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    expect(await shelf()).toEqual([['A', '0']]);
    await done(save(GAME, entry, '2', 3));
    expect(await shelf()).toEqual([['A', '2']]);
    tab.close();
  });
});

describe('What is damaged', () => {
  const broken = { version: 1, name: 'A', text: null, changed: 1, revision: 1 };
  const misfit = { type: 'unexpected', key: 'text', found: 'null', expected: 'text' };
  let entry: Entry;

  beforeEach(async () => {
    entry = await kept('A', '0');
    await kept('B', '1');
    await damage(entry.id, broken);
  });

  test('is told apart from the studies, with all that is left of it', async () => {
    const { studies, damaged } = await done(list(GAME));
    expect(studies.map(({ name }) => name)).toEqual(['B']);
    expect(damaged).toMatchObject([{ type: 'damaged', id: entry.id, misfit }]);
    expect(damaged.map(({ text }) => JSON.parse(text) as unknown)).toEqual([broken]);
  });

  test('is neither loaded nor renamed, and stays where it is', async () => {
    const problem = { type: 'damaged', id: entry.id, misfit };
    expect(await load(GAME, entry.id)).toMatchObject({ ok: false, problem });
    expect(await rename(GAME, entry.id, 'C', 2)).toMatchObject({ ok: false, problem });
    expect((await done(list(GAME))).damaged).toHaveLength(1);
  });

  test('is not overwritten: a text saved over it is kept beside it', async () => {
    const saved = await done(save(GAME, entry, '2', 3));
    expect(saved.copied).toBe('damaged');
    const { studies, damaged } = await done(list(GAME));
    expect(studies.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(damaged).toHaveLength(1);
  });

  test('is not exported, and that is said', async () => {
    const { text, damaged } = await done(exportAll(GAME));
    expect(readStudies(GAME, text)).toMatchObject({ value: { studies: [{ name: 'B' }] } });
    expect(damaged).toMatchObject([{ id: entry.id }]);
  });

  test('goes when it is removed', async () => {
    await done(remove(GAME, entry.id));
    expect((await done(list(GAME))).damaged).toEqual([]);
  });

  test.each([['a later version', { ...broken, text: '0', version: 2 }], ['nothing'], ['a number', 10]])(
    'may be anything: %s',
    async (_, value?: unknown) => {
      await damage(entry.id, value);
      const { damaged } = await done(list(GAME));
      expect(damaged).toMatchObject([{ id: entry.id }]);
      expect(damaged.map(({ text }) => typeof text)).toEqual(['string']);
    },
  );
});

describe('All studies as one file', () => {
  test('come to another browser as they were', async () => {
    await kept('A', '1', 3);
    await kept('B', '2', 2);
    const before = await shelf();
    const { text } = await done(exportAll(GAME));
    globalThis.indexedDB = new IDBFactory();
    const { added, known } = await done(importAll(GAME, text));
    expect([added.length, known]).toEqual([2, 0]);
    expect(await shelf()).toEqual(before);
  });

  test('come beside those that are there, and overwrite none', async () => {
    await kept('A', '1');
    await kept('B', '2');
    const { text } = await done(exportAll(GAME));
    const [entry] = (await done(list(GAME))).studies.filter(({ name }) => name === 'A');
    if (entry !== undefined) await done(save(GAME, entry, '1, on', 2));
    const { added, known } = await done(importAll(GAME, text));
    expect([added.map(({ name }) => name), known]).toEqual([['A (2)'], 1]);
    expect(await shelf()).toEqual([
      ['A', '1, on'],
      ['A (2)', '1'],
      ['B', '2'],
    ]);
    expect((await done(importAll(GAME, text))).known).toBe(2);
  });

  test('come as far as they are good, and the others are named', async () => {
    const long = { name: 'Long', text: 'x'.repeat(MAX_BYTES + 1), changed: 1 };
    const good = { name: 'A', text: '1', changed: 1 };
    const file = writeStudies(GAME, [long, good]).replace('"studies": [', '"studies": [{"name":"half"},');
    expect(await done(importAll(GAME, file))).toMatchObject({
      added: [{ name: 'A' }],
      misfits: [{ study: 1, misfit: { type: 'missing-key', key: 'text' } }],
      known: 0,
      tooLarge: ['Long'],
    });
    expect(await shelf()).toEqual([['A', '1']]);
  });

  test('are refused where the file is another', async () => {
    expect(await importAll(GAME, '…')).toEqual({ ok: false, problem: { type: 'not-json' } });
    expect(await importAll(GAME, '{"lessons":{}}')).toMatchObject({ ok: false, problem: { key: 'lessons' } });
  });
});

describe('A database that does not serve', () => {
  test('because there is none says so, whatever is asked of it', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const entry = { id: 1, name: 'A', changed: 1, revision: 1 };
    const asked: readonly (() => Promise<Result<unknown, unknown>>)[] = [
      () => list(GAME),
      () => exportAll(GAME),
      () => load(GAME, 1),
      () => add(GAME, { name: 'A', text: '1', changed: 1 }),
      () => save(GAME, entry, '1', 1),
      () => rename(GAME, 1, 'A', 1),
      () => remove(GAME, 1),
      () => importAll(GAME, writeStudies(GAME, [])),
    ];
    for (const ask of asked) {
      expect(await ask()).toEqual({ ok: false, problem: { type: 'blocked', reason: 'NotSupportedError' } });
    }
  });

  test('because a later Cabinet has made it says so, and stays as it is', async () => {
    const later = await openDB('cabinet', 2);
    later.close();
    expect(await list(GAME)).toEqual({ ok: false, problem: { type: 'later' } });
  });

  test.each([
    ['full', ['QuotaExceededError'], { type: 'full' }],
    ['full, which only one error says', ['AbortError', 'QuotaExceededError'], { type: 'full' }],
    ['forbidden', ['SecurityError'], { type: 'blocked', reason: 'SecurityError' }],
    ['broken', ['AbortError', 'UnknownError'], { type: 'failed', reason: 'UnknownError' }],
    ['damaged', ['DataError'], { type: 'failed', reason: 'DataError' }],
    ['broken off', ['AbortError', 'AbortError'], { type: 'blocked', reason: 'AbortError' }],
  ])('because it is %s', (_, names, trouble) => {
    expect(troubleOf([null, ...names.map((name) => new DOMException('', name))])).toEqual(trouble);
  });

  test('because the disk is full says so where the browser tells it', () => {
    const error = new DOMException('IO error: …/000003.log: FILE_ERROR_NO_SPACE', 'UnknownError');
    expect(troubleOf([new DOMException('', 'AbortError'), error])).toEqual({ type: 'full' });
  });

  test('is not blamed for a mistake of ours', () => {
    expect(() => troubleOf([null, new TypeError('mistake')])).toThrow('mistake');
  });
});
