import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { readRecordFile } from '#games/jekyll-vs-hyde/record/record-file';
import { storedProgress } from '#progress/progress-store';
import { unfinishedGame } from '#progress/unfinished-game';
import { readReplay } from '#replays/read-replay';
import { load, type StoredItem } from '#storage/stored-item';
import * as studies from '#studies/study-store';
import { LETTER_SHORTCUTS } from '#widgets/letter-shortcuts-setting.ts';
import { NARRATION } from '#widgets/announcement-level-setting.ts';
import { draftSlot } from '#widgets/use-autosaved-draft.ts';
import { shelfOf } from '../storage/fake-local-storage.ts';

/** What an earlier Cabinet left in a browser is found there, whole: games, records, a match begun, progress, drafts, settings. */

interface Database {
  readonly name: string;
  readonly version: number;
  readonly store: string;
  readonly entries: readonly (readonly [number, { readonly name: string; readonly text: string }])[];
}
interface Left {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
}

const jsonOf = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const { database, ...first } = jsonOf('browser.json') as Left & { readonly database: Database };
const { databases, ...second } = jsonOf('by-game/browser.json') as Left & {
  readonly databases: readonly Database[];
};

const LEFT: readonly (readonly [string, Left & { readonly databases: readonly Database[] }])[] = [
  ['that had one game', { ...first, databases: [database] }],
  ['that kept things by game', { ...second, databases }],
];
const GAMES = { cabinet: 'jekyll-vs-hyde', 'cabinet/toy': 'toy' } as const;
const isDatabase = (name: string): name is keyof typeof GAMES => name in GAMES;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each(LEFT)('What a Cabinet %s left in a browser', (_, left) => {
  test('are all games and records, by the ids that they had', async () => {
    for (const { name, version, store, entries } of left.databases) {
      const old = await openDB(name, version, {
        upgrade: (fresh) => {
          fresh.createObjectStore(store, { autoIncrement: true });
        },
      });
      for (const [id, value] of entries) await old.put(store, value, id);
      old.close();
      if (!isDatabase(name)) throw new Error(`Nothing reads ${name}`);
      const listed = await studies.list(GAMES[name]);
      if (!listed.ok) throw new Error('They cannot be read');
      expect(listed.value.damaged).toEqual([]);
      expect(listed.value.studies.map(({ id }) => id).toSorted()).toEqual(entries.map(([id]) => id));
      for (const [id, { text }] of entries)
        expect(await studies.load(GAMES[name], id)).toMatchObject({ ok: true, value: { id, text } });
    }
  });

  test('are games and records that can be gone on with', () => {
    const ours = left.databases.find(({ name }) => name === 'cabinet')?.entries ?? [];
    const read = ours.map(([, { text }]) => {
      const record = readRecordFile(text);
      if (record !== null) return record.ok && record.value.problem === null ? 'record' : null;
      const replay = readReplay(text, jekyllVsHydeMachine);
      return replay.ok && replay.value.problems.length === 0 ? 'replay' : null;
    });
    expect(new Set(read)).toEqual(new Set(['record', 'replay']));
  });

  test('is everything in its storage: progress, the match that was begun, drafts and settings', () => {
    const whole = <Value>(of: Readonly<Record<string, string>>, item: StoredItem<Value>): Value | null => {
      const { value, trouble } = load(shelfOf(of), item);
      expect(trouble).toBeNull();
      return value;
    };
    const { localStorage: lasting, sessionStorage: ofTheTab } = left;
    const read = new Map<string, unknown>([
      [NARRATION.key, whole(lasting, NARRATION)],
      [LETTER_SHORTCUTS.key, whole(lasting, LETTER_SHORTCUTS)],
    ]);
    for (const game of Object.values(GAMES)) {
      read.set(storedProgress(game).key, whole(lasting, storedProgress(game)));
      read.set(unfinishedGame(game).key, whole(lasting, unfinishedGame(game)));
      read.set(draftSlot(game, 'game').key, whole(ofTheTab, draftSlot(game, 'game')));
    }
    for (const key of [...Object.keys(lasting), ...Object.keys(ofTheTab)])
      expect(read.get(key) ?? null, key).not.toBeNull();
  });

  test('is a match that goes on from where it was left', () => {
    const { value } = load(shelfOf(left.localStorage), unfinishedGame('jekyll-vs-hyde'));
    const read = readReplay(value?.replay ?? '', jekyllVsHydeMachine);
    expect(read.ok && read.value.problems).toEqual([]);
    expect(read.ok && read.value.replay.moves.length).toBeGreaterThan(0);
  });
});

test('The settings are those that were chosen', () => {
  const shelf = shelfOf(second.localStorage);
  expect(load(shelf, NARRATION).value).toBe('main');
  expect(load(shelf, LETTER_SHORTCUTS).value).toBe(false);
});

test('The match of each game is its own', () => {
  const shelf = shelfOf(second.localStorage);
  expect(load(shelf, unfinishedGame('jekyll-vs-hyde')).value?.seat).toBe('hyde');
  expect(load(shelf, unfinishedGame('toy')).value?.seat).toBe('bob');
});
