import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { h } from 'preact';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replayFromUrlFragment, replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { writeText } from '#replays/text/write-replay-text';
import { writeReplay } from '#replays/write-replay';
import { words as keeping } from '#said/game-kept-already';
import { words } from '#said/own-games';
import { words as problems } from '#said/replay-text-problems';
import { words as editing } from '#said/variation-and-comment-panel';
import { words as viewing } from '#said/replay-viewer';
import { writeStudies } from '#studies/study-format';
import { add, load, list } from '#studies/study-store';
import { isWhole } from '#widgets/own/game-text-adapter.ts';
import { outlineKeptGame } from '#widgets/own/kept-game-outline.ts';
import type { OwnGame } from '#widgets/own/own-games-page-types.ts';
import { readGames } from '#widgets/own/read-games.ts';
import type { GameReader } from '#widgets/own/read-games-in-worker.ts';
import { OwnGamesPage } from '#widgets/own/OwnGamesPage.tsx';
import { ReplayViewer } from '#widgets/viewer/ReplayViewer.tsx';
import { AddVariationsAndCommentsPanel } from '#widgets/viewer/AddVariationsAndCommentsPanel.tsx';
import type { Panels } from '#widgets/viewer/panel-and-tab-types.ts';
import { toyMachine } from '../../games/toy/chart.ts';
import { toyFace } from '../../games/toy/face.tsx';
import { toyReader } from '../../games/toy/game-reader.ts';
import { REPLAY } from '../../games/toy/replay.ts';
import { toy, type Toy } from '../../games/toy/rules.ts';
import { words as toyWords } from '../../games/toy/words.ts';
import { toyNotation, toyWriting, type ToySlip } from '../../games/toy/game-text-adapter.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** A reader's own games in any game: brought as text, as JSON or in a link, kept in a list of their own, and opened again. */

const ADDRESS = 'https://cabinet.example/toy/study/';
const TEXT = writeText([REPLAY], toy, toyNotation);
const GAME = writeReplay(REPLAY);
let page: Page;

/** What the viewer was given last. */
let viewed: OwnGame<Toy, object> | null = null;

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

const Viewer = (props: OwnGame<Toy, object>) => {
  viewed = props;
  return h(ReplayViewer<Toy>, { ...props, face: toyFace, panels });
};

async function open(fragment = '', reader: GameReader<Toy, object> = toyReader) {
  page = await pageWith(
    h(OwnGamesPage<Toy, object>, {
      game: toy.id,
      title: toyWords.title,
      reader,
      outline: () =>
        Promise.resolve({
          outline: (text: string) => outlineKeptGame(toyWriting, toyFace.words.event, text),
        }),
      viewer: () => Promise.resolve({ default: Viewer }),
    }),
    `${ADDRESS}${fragment}`,
  );
  if (fragment === '') await page.until(() => page.html().includes(words.own));
  else await page.until(() => page.texts('h2').length > 0);
}

async function bring(text: string) {
  await page.type(words.paste, text);
  await page.press(words.show);
  await page.until(() => page.texts('.warning li, .cards, .replay').length > 0);
  await page.until(isDone);
}

/** Whether a game that is shown stands in the address, for which it is packed: nothing is under way any more. */
const isDone = () => page.texts('.replay').length === 0 || location.hash !== '';
const position = () => page.texts('.controls-position')[0];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
// Other files of this worker find no database.
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

describe('A game of three', () => {
  afterEach(() => {
    expect(foreignWordsIn(page.html())).toEqual([]);
  });

  test.each([
    ['text', TEXT],
    ['JSON', GAME],
  ])('that is pasted as %s is shown in its viewer, and the address holds it', async (_, text) => {
    await open();
    await bring(text);
    expect(page.texts('h1')).toContain(REPLAY.title);
    expect(position()).toBe(viewing.position(1, 8));
    expect(page.texts('.warning')).toEqual([]);
    expect(await replayFromUrlFragment(location.hash)).toEqual({ ok: true, value: text });
    await page.press(words.back);
    await page.until(() => page.html().includes(words.own));
  });

  test('that is broken off by a mistake, and one with a mistake beside it, are told apart', async () => {
    const json = JSON.parse(GAME) as { readonly moves: readonly object[] };
    const spoilt = (change: (move: object) => object) =>
      JSON.stringify({ ...json, moves: json.moves.map((move, at) => (at === 2 ? change(move) : move)) });
    await open();
    await bring(spoilt((move) => ({ ...move, variations: [[{ type: 'pass' }]] })));
    expect(page.texts('.warning p')).toEqual([words.partly.rest]);
    expect(position()).toBe(viewing.position(1, 8));
    await bring(spoilt(() => ({ type: 'pass' })));
    await page.until(() => page.texts('.warning p').includes(words.partly.start));
  });

  test('that cannot be read at all does not pass for the one that was shown before', async () => {
    const json = JSON.parse(GAME) as { readonly moves: readonly object[] };
    const spoiltFrom = (move: number) =>
      JSON.stringify({ ...json, moves: json.moves.map((one, at) => (at < move ? one : { type: 'pass' })) });
    await open();
    await bring(spoiltFrom(2));
    await page.until(() => page.texts('.replay').length > 0);
    const nothing = '{"game": "toy"';
    await page.type(words.paste, nothing);
    await page.press(words.show);
    await page.until(() => page.texts('.replay').length === 0);
    expect(page.texts('.warning li')).toHaveLength(1);
    expect(page.texts('.warning p')).toEqual([]);
    expect(document.querySelector('textarea')?.value).toBe(nothing);
  });

  test('that is broken is led to in the field from a file, too, where the same stood there before', async () => {
    await open();
    const broken = `${TEXT}\nnonsense`;
    await bring(broken);
    expect(page.texts('.warning .to-place').length).toBeGreaterThan(0);
    await page.press(words.back);
    const drop = new Event('drop', { bubbles: true });
    Object.assign(drop, { dataTransfer: { files: [new File([broken], 'game.txt')], getData: () => '' } });
    document.querySelector('.desk')?.dispatchEvent(drop);
    await page.until(() => page.texts('.replay, .cards').length > 0 && isDone());
    expect(page.texts('.warning .to-place').length).toBeGreaterThan(0);
    expect(page.texts('textarea')).not.toEqual([]);
  });

  test('that is shown stays when something is dropped that cannot be read, and is not said to be a part of that', async () => {
    await open(`#${await replayToUrlFragment(GAME)}`);
    await page.until(() => position() !== undefined);
    const drop = new Event('drop', { bubbles: true });
    Object.assign(drop, { dataTransfer: { files: [], getData: () => '{"game": "toy", ' } });
    document.querySelector('.desk')?.dispatchEvent(drop);
    await page.until(() => page.texts('.warning li').length > 0);
    expect(page.texts('.replay')).toHaveLength(1);
    expect(page.texts('.warning p')).toEqual([]);
  });

  test('that is brought as a backup of all is brought back at a press', async () => {
    const backup = writeStudies(toy.id, [{ name: 'Mine', text: GAME, changed: 1 }]);
    await open();
    await page.type(words.paste, backup);
    await page.press(words.show);
    await page.until(() => page.html().includes(words.backup));
    expect(page.texts('.warning li')).toEqual([]);
    await page.press(words.bringBack);
    await page.until(() => page.texts('.own-games li').length > 0);
    expect(page.html()).toContain(words.taken(1, 0, 0));
    expect(await list(toy.id)).toMatchObject({ value: { studies: [{ name: 'Mine' }] } });
  });

  test('whose backup is of another game is shown the way to the page of that, which is named', async () => {
    const home = '<a href="/patience/">Patience</a> <a href="/patience/study/">Games</a>';
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(home)));
    await open();
    await page.type(words.paste, writeStudies('patience', [{ name: 'Mine', text: GAME, changed: 1 }]));
    await page.press(words.show);
    await page.until(() => page.html().includes(words.backup));
    await page.press(words.bringBack);
    await page.until(() => page.texts('.warning li').length > 0);
    expect(page.texts('.warning li')).toEqual([words.otherGame('Patience')]);
    expect(document.querySelector('.warning a')?.getAttribute('href')).toBe('/patience/study/');
    expect(page.texts('.warning a')).toEqual([words.bringBackThere]);
    asked.mockRestore();
  });

  test('that has a mistake leads to where it stands in the field', async () => {
    await open();
    const lines = TEXT.split('\n');
    const line = lines.findIndex((each) => each !== '' && !/^[[{]/.test(each));
    const spoilt = [...lines.slice(0, line), '𝄞 wrong', ...lines.slice(line)].join('\n');
    await bring(spoilt);
    const [told = ''] = page.texts('.warning li');
    expect(told).toContain(problems.place(line + 1, 1));
    const select = vi.fn<HTMLTextAreaElement['setSelectionRange']>();
    const field = document.querySelector('textarea');
    if (field === null) throw new Error('There is no field');
    field.setSelectionRange = select;
    await page.press(told);
    await page.until(() => select.mock.calls.length > 0);
    const from = spoilt.indexOf('𝄞');
    expect(select.mock.calls).toEqual([[from, from + '𝄞'.length]]);
  });

  test('that comes in a link opens at the move that is named', async () => {
    await open(`?at=4#${await replayToUrlFragment(GAME)}`);
    await page.until(() => position() !== undefined);
    expect(page.texts('h1')).toContain(REPLAY.title);
    expect(position()).toBe(viewing.position(4, 8));
  });

  test('that comes in a link is kept among one’s own at a press, and what is written then goes there', async () => {
    await open(`?at=4#${await replayToUrlFragment(GAME)}`);
    await page.until(() => position() !== undefined);
    await page.press(words.keep);
    await page.until(() => page.texts('button').some((text) => text === words.rename));
    expect(location.hash).toBe('#own-1');
    expect(position()).toBe(viewing.position(4, 8));
    expect(viewed?.entry?.id).toBe(1);
    expect(await load(toy.id, 1)).toMatchObject({ value: { name: REPLAY.title, text: GAME } });
    expect(page.texts('button')).not.toContain(words.keep);
    expect(page.texts('button')).toContain(words.kept);
    // Where any are kept they come before the field.
    await page.press(words.back);
    await page.until(() => page.texts('.own-games li').length > 0);
    expect(page.texts('h2')).toEqual([words.own, words.bring]);
  });

  test('that was recorded is kept at a press as the record that it is', async () => {
    const record = '{"record": "toy"}';
    const readExtra = (source: string | Uint8Array) =>
      source === record
        ? ({ ok: true, value: { replay: REPLAY, extra: {}, problem: null, further: [] } } as const)
        : null;
    await open(`#${await replayToUrlFragment(record)}`, {
      read: (source) => readGames<Toy, ToySlip, object>({ ...toyWriting, readExtra }, source),
      worker: '',
    });
    await page.until(() => position() !== undefined);
    await page.press(words.keep);
    await page.until(() => page.texts('button').includes(words.kept));
    expect(await load(toy.id, 1)).toMatchObject({ value: { name: REPLAY.title, text: record } });
  });

  test('that is kept already is shown where it is, whatever it is called there, and said to be', async () => {
    await add(toy.id, { name: 'Mine', text: GAME, changed: 1 });
    await open(`#${await replayToUrlFragment(GAME)}`);
    await page.until(() => position() !== undefined);
    await page.press(words.keep);
    await page.until(() => page.html().includes(keeping.already('Mine')));
    expect(location.hash).toBe('#own-1');
    expect(await list(toy.id)).toMatchObject({ value: { studies: [{ id: 1, name: 'Mine' }] } });
  });

  test('whose name another has is kept beside it, and the other can be opened', async () => {
    const title = REPLAY.title ?? '';
    await add(toy.id, { name: title, text: GAME.replace('N5', 'N5 '), changed: 1 });
    await open(`#${await replayToUrlFragment(GAME)}`);
    await page.until(() => position() !== undefined);
    await page.press(words.keep);
    await page.until(() => page.html().includes(keeping.openOther));
    expect(page.texts('[role="status"]').join('')).toContain(keeping.beside(`${title} (2)`, title));
    expect(location.hash).toBe('#own-2');
    expect(document.querySelector('[role="status"] a')?.getAttribute('href')).toBe('#own-1');
  });

  test('that was pasted leaves the field once it is kept, and stands there until then', async () => {
    await open();
    await bring(GAME);
    await page.press(words.back);
    await page.until(() => page.texts('textarea').length > 0);
    expect(document.querySelector('textarea')?.value).toBe(GAME);
    await page.press(words.show);
    await page.until(() => page.texts('.replay').length > 0);
    await page.press(words.keep);
    await page.until(() => page.texts('button').includes(words.rename));
    await page.press(words.back);
    await page.until(() => page.texts('textarea').length > 0);
    expect(document.querySelector('textarea')?.value).toBe('');
  });

  test.each([
    ['a mistake', TEXT.replace('bob: N5!', 'bob: W5!')],
    ['another', `${TEXT}\n${TEXT.replace(REPLAY.title ?? '', 'Another')}`],
  ])('that was pasted with %s stays in the field although a part of it is kept', async (_, text) => {
    await open();
    await bring(text);
    if (page.texts('.cards').length > 0) await page.press('Another');
    await page.until(() => page.texts('.replay').length > 0);
    await page.press(words.keep);
    await page.until(() => page.texts('button').includes(words.rename));
    await page.press(words.back);
    await page.until(() => page.texts('.cards, .own-games').length > 0);
    if (page.texts('.cards').length > 0) await page.press(words.back);
    await page.until(() => page.texts('textarea').length > 0);
    expect(document.querySelector('textarea')?.value).toBe(text);
  });

  test('that is kept says who played it and how it ended; one of which nothing can be read says neither', async () => {
    await add(toy.id, { name: 'Broken', text: '{}', changed: 1 });
    await add(toy.id, {
      name: 'Half',
      text: writeReplay({ ...REPLAY, moves: REPLAY.moves.slice(0, 2) }),
      changed: 2,
    });
    await add(toy.id, { name: 'Mine', text: GAME, changed: 3 });
    await open();
    const { ann, bob, cid } = toyWords.seats;
    const players = words.players([ann, words.playerAt('Barbara', bob), cid]);
    const drawn = toyFace.words.event({ type: 'ended', rule: 'most-points', winner: 'draw' });
    expect(page.texts('.own-games li > span')).toEqual([
      `${words.changed(3)} · ${players} · ${drawn}`,
      `${words.changed(2)} · ${players}`,
      words.changed(1),
    ]);
  });

  test('that comes with others is chosen from a list, which the way back leads to', async () => {
    await open();
    await bring(`${TEXT}\n${TEXT.replace(REPLAY.title ?? '', 'Another')}`);
    expect(page.texts('.cards button')).toEqual([REPLAY.title, 'Another']);
    expect(page.texts('.cards p')).toEqual([words.moves(8), words.moves(8)]);
    await page.press('Another');
    await page.until(() => position() !== undefined);
    await page.press(words.back);
    expect(page.texts('.cards button')).toHaveLength(2);
  });

  test.each([
    ['words that mean no move', TEXT.replace('bob: N5!', 'bob: W5!'), () => toyWords.noMove('W5'), 1],
    [
      'a move that a rule forbids',
      TEXT.replace('ann: N1 cid', 'ann: N9 cid'),
      () => toyWords.refusals.nine({ type: 'nine', rule: 'nine-stays' }),
      2,
    ],
    ['JSON of no move', GAME.replace('"bob",\n', '"bub",\n'), () => '"bub"', 1],
  ])(
    'with %s opens where it breaks off, and one sentence says what is wrong',
    async (_, text, sentence, good) => {
      await open();
      await bring(text);
      await page.until(() => page.texts('.warning li').length > 0);
      expect(page.texts('.warning li')).toHaveLength(1);
      expect(page.texts('.warning li')[0]).toContain(sentence());
      await page.until(() => position() !== undefined);
      expect(position()).toBe(viewing.position(good, good));
    },
  );

  test('that is kept stands in the list of its game, and opens by its address', async () => {
    const kept = await add(toy.id, { name: 'Mine', text: GAME, changed: 1 });
    await add('jekyll-vs-hyde', { name: 'Of another game', text: '{}', changed: 1 });
    if (!kept.ok) throw new Error('It is not kept');
    await open();
    expect(page.texts('.own-games li > button bdi')).toEqual(['Mine']);
    await page.press('Mine');
    await page.until(() => position() !== undefined);
    expect(location.hash).toBe(`#own-${kept.value.id}`);
    expect(page.texts('h1')).toContain('Mine');
    expect(position()).toBe(viewing.position(1, 8));
  });

  test('is renamed where it is looked at', async () => {
    await add(toy.id, { name: 'Mine', text: GAME, changed: 1 });
    await open('#own-1');
    await page.until(() => position() !== undefined);
    await page.press(words.rename);
    await page.until(() => page.texts('dialog[open]').length > 0);
    await page.type(words.newName, 'Renamed');
    await page.press(words.rename, 'dialog');
    await page.until(() => page.texts('h1').includes('Renamed'));
    expect(await load(toy.id, 1)).toMatchObject({ value: { name: 'Renamed', text: GAME } });
    expect(viewed?.replay.title).toBe('Renamed');
  });

  test('is said to be kept under its new name once it is renamed', async () => {
    await add(toy.id, { name: REPLAY.title ?? '', text: GAME.replace('N5', 'N5 '), changed: 1 });
    await open(`?at=2#${await replayToUrlFragment(GAME)}`);
    await page.until(() => position() !== undefined);
    await page.press(words.keep);
    await page.until(() => page.html().includes(keeping.openOther));
    await page.press(editing.title);
    await page.until(() => page.html().includes(editing.promote));
    await page.press(editing.remove);
    const named = () => page.texts('[role="status"]').join('');
    await page.until(() => named().includes(editing.kept(`${REPLAY.title} (2)`)));
    await page.press(words.rename);
    await page.until(() => page.texts('dialog[open]').length > 0);
    await page.type(words.newName, 'Renamed');
    await page.press(words.rename, 'dialog');
    await page.until(() => named().includes(editing.kept('Renamed')));
    expect(named()).not.toContain(`${REPLAY.title} (2)`);
  });

  test('has its players renamed with it, and nothing else of it is touched', async () => {
    await add(toy.id, { name: 'Mine', text: GAME, changed: 1 });
    await open('#own-1');
    await page.until(() => position() !== undefined);
    await page.press(words.rename);
    await page.until(() => page.texts('dialog[open]').length > 0);
    // Who sits at this table can be named, and nobody else.
    const seats = ['ann', 'bob', 'cid'].map((seat) => words.nameOf(toyWords.seats[seat as 'ann']));
    expect(page.texts('dialog label').slice(1)).toEqual(seats);
    await page.type(words.nameOf(toyWords.seats.ann), ' Anna ');
    await page.type(words.nameOf(toyWords.seats.bob), '');
    await page.press(words.rename, 'dialog');
    await page.until(() => page.html().includes('Anna'));
    const players = { ann: 'Anna' };
    expect(viewed?.replay.players).toEqual(players);
    expect(await load(toy.id, 1)).toMatchObject({
      value: { name: 'Mine', text: writeReplay({ ...REPLAY, players }), revision: 1 },
    });
  });

  test.each([
    ['its title', REPLAY.title ?? ''],
    ['its title and a number', `${REPLAY.title} (2)`],
  ])('keeps its title under the name that it was kept under unasked: %s', async (_, name) => {
    await add(toy.id, { name, text: GAME, changed: 1 });
    await open('#own-1');
    await page.until(() => position() !== undefined);
    expect(viewed?.replay.title).toBe(REPLAY.title);
  });

  test('is deleted and renamed where it is kept, and no other game’s is', async () => {
    const mine = await add(toy.id, { name: 'Mine', text: GAME, changed: 1 });
    const other = await add('jekyll-vs-hyde', { name: 'Of another game', text: '{}', changed: 1 });
    expect([mine, other].map((each) => each.ok && each.value.id)).toEqual([1, 1]);
    await open();
    await page.press(words.rename, '.own-games');
    await page.until(() => page.texts('dialog[open]').length > 0);
    await page.type(words.newName, 'Renamed');
    await page.press(words.rename, 'dialog');
    await page.until(() => page.texts('.own-games li > button bdi')[0] === 'Renamed');
    await page.press(words.delete, '.own-games');
    await page.until(() => page.texts('dialog p').includes(words.reallyDelete('Renamed')));
    await page.press(words.delete, 'dialog');
    await page.until(() => page.texts('.own-games').length === 0);
    expect(page.html()).toContain(words.none);
    expect(await list('jekyll-vs-hyde')).toMatchObject({ value: { studies: [{ name: 'Of another game' }] } });
    expect(await load(toy.id, 1)).toMatchObject({ problem: { type: 'missing' } });
  });

  test('leads to how it is written, among its own pages', async () => {
    await open();
    expect(page.html()).toContain('href="/toy/notation/"');
  });
});

test('A game is whole as it was written, and not with a move that a rule forbids', () => {
  expect(isWhole(GAME, toyMachine)).toBe(true);
  expect(isWhole(GAME.replace('"N1",\n', '"N9",\n'), toyMachine)).toBe(false);
});
