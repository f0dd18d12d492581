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
        const played = (step: (typeof line)[number]) =>
          (step.variations ?? []).map((variation) => `(${variation.length})`);
        return ['record', ...line.flatMap((step) => [step.comment ?? [], played(step)].flat())].join(' ');
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
  await page.press(toy.card('N1'), '.table');
}

/** Has another move take the place of the one that was played, which makes it another game. */
async function playAnother() {
  await tryAnother();
  await page.press(editing.promote);
  await page.until(() => page.html().includes(editing.leaves));
}

test('A comment is kept in the record', async () => {
  await page.press(words.modes.edit);
  await page.press(toy.stepping.ways.forward);
  await write('Bold.');
  expect(settled).toEqual([[1, false]]);
  expect(await kept()).toEqual([['A', 'record Bold.']]);
});

test('A variation is kept in the record, and what is written beside it', async () => {
  await tryAnother();
  await write('Bold.');
  expect(page.html()).not.toContain(editing.leaves);
  expect(settled).toEqual([[1, false]]);
  expect(await kept()).toEqual([['A', 'record (2)']]);
});

test('Where a comment goes is said before either is made, and no more once there is a second game', async () => {
  await page.press(words.modes.edit);
  await page.until(() => page.html().includes(editing.ofRecord));
  await page.press(words.modes.edit);
  await playAnother();
  await page.press(editing.keep);
  await page.until(() => settled.length > 1);
  await page.press(editing.undo);
  await page.until(() => !page.html().includes(editing.leaves));
  expect(page.html()).not.toContain(editing.ofRecord);
});

test('Another course of the game is kept beside it, once the reader says so, under a name that tells them apart', async () => {
  await playAnother();
  expect(await kept()).toEqual([['A', 'record (2)']]);
  await page.press(editing.keep);
  await page.until(() => settled.length > 1);
  expect(settled.at(-1)).toEqual([2, true]);
  expect(await kept()).toEqual([
    ['A', 'record (2)'],
    [editing.annotated('A'), 'game'],
  ]);
  // It is said where it happens that there are two games now.
  await page.until(() => page.texts('p').includes(editing.beside(editing.annotated('A'))));
});

test('What is written beside another course is kept with it', async () => {
  await playAnother();
  await write('Bold.');
  await page.until(() => settled.length > 1);
  expect(settled.at(-1)).toEqual([2, true]);
  expect((await kept()).map(([name]) => name)).toEqual(['A', editing.annotated('A')]);
});
