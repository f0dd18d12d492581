import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { h } from 'preact';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { isLineOfRecord } from '#replays/record-notes';
import { words as editing } from '#said/variation-and-comment-panel';
import { words } from '#said/replay-viewer';
import { add, load } from '#studies/study-store';
import { ReplayViewer } from '#widgets/viewer/ReplayViewer.tsx';
import { AddVariationsAndCommentsPanel } from '#widgets/viewer/AddVariationsAndCommentsPanel.tsx';
import type { Panels } from '#widgets/viewer/panel-and-tab-types.ts';
import { toyFace } from '../../games/toy/face.tsx';
import { REPLAY } from '../../games/toy/replay.ts';
import type { Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** A record that can still be entered into is written on in the viewer, and stays the record that it is. */

const GAME = toyFace.machine.game.id;
const MOVES = REPLAY.moves.map(({ action }) => ({ action }));
const panels: Panels<Toy> = {
  edit: () =>
    Promise.resolve({
      default: (props) =>
        h(AddVariationsAndCommentsPanel<Toy>, {
          ...props,
          face: toyFace,
          isGameTextReadable: () => true,
          ownGames: '/toy/study/',
        }),
    }),
};
let page: Page;
let settled: (readonly [id: number, isBeside: boolean])[];

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  const added = await add(GAME, { name: 'A', text: 'record', changed: 1 });
  if (!added.ok) throw new Error(added.problem.type);
  settled = [];
  page = await pageWith(
    h(ReplayViewer<Toy>, {
      ...{ face: toyFace, panels, replay: { ...REPLAY, title: 'A', moves: MOVES }, entry: added.value },
      recordText: (line) => {
        if (!isLineOfRecord(line, MOVES)) return null;
        return ['record', ...line.flatMap(({ comment = [] }) => comment)].join(' ');
      },
      settled: ({ id }, isBeside) => settled.push([id, isBeside]),
    }),
  );
});

// Other files of this worker find no database.
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

afterEach(() => {
  expect(foreignWordsIn(page.html())).toEqual([]);
});

/** What is kept: each name, and the text of a record. */
async function kept() {
  const found = await Promise.all([1, 2].map((id) => load(GAME, id)));
  return found.flatMap((each) =>
    each.ok ? [[each.value.name, each.value.text.startsWith('record') ? each.value.text : 'game']] : [],
  );
}

async function write(comment: string) {
  await page.until(() => page.texts('.moves .note-place textarea').length > 0);
  await page.type(editing.comment, comment);
  await page.until(() => settled.length > 0);
}

async function tryAnother() {
  await page.press(toy.instead(toy.card('N3')));
  await page.until(() => page.html().includes(editing.leaves));
  await page.press(toy.card('N1'), '.table');
}

test('A comment is kept in the record', async () => {
  await page.press(words.modes.edit);
  await page.press(toy.stepping.ways.forward);
  await write('Bold.');
  expect(settled).toEqual([[1, false]]);
  expect(await kept()).toEqual([['A', 'record Bold.']]);
});

test('Where a comment goes and where a variation is said before either is made, and no more once there is a second game', async () => {
  await page.press(words.modes.edit);
  await page.until(() => page.html().includes(editing.ofRecord));
  await page.press(words.modes.edit);
  await tryAnother();
  await page.press(editing.keep);
  await page.until(() => settled.length > 0);
  await page.press(editing.undo);
  await page.until(() => !page.html().includes(editing.leaves));
  expect(page.html()).not.toContain(editing.ofRecord);
});

test('A variation is kept beside it, once the reader says so, under a name that tells them apart', async () => {
  await tryAnother();
  expect(await kept()).toEqual([['A', 'record']]);
  await page.press(editing.keep);
  await page.until(() => settled.length > 0);
  expect(settled).toEqual([[2, true]]);
  expect(await kept()).toEqual([
    ['A', 'record'],
    [editing.annotated('A'), 'game'],
  ]);
  // It is said where it happens that there are two games now.
  await page.until(() => page.texts('p').includes(editing.beside(editing.annotated('A'))));
});

test('What is written beside a variation is kept with it', async () => {
  await tryAnother();
  await write('Bold.');
  expect(settled).toEqual([[2, true]]);
  expect((await kept()).map(([name]) => name)).toEqual(['A', editing.annotated('A')]);
});
