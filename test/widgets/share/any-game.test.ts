import { h } from 'preact';
import { useRef } from 'preact/hooks';
import { afterEach, describe, expect, test } from 'vitest';
import { playOutVariations } from '#replays/play-out-variations';
import { replayFromUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { words as sharing } from '#said/share-panel';
import type { EditSession } from '#widgets/viewer/edit-session.ts';
import { SharePanel } from '#widgets/share/SharePanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import { toyMachine } from '../../games/toy/chart.ts';
import { toyFace } from '../../games/toy/face.tsx';
import { toyReader } from '../../games/toy/game-reader.ts';
import { REPLAY } from '../../games/toy/replay.ts';
import { toy, type Action, type Toy } from '../../games/toy/rules.ts';
import { toyNotation, type ToySlip } from '../../games/toy/game-text-adapter.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** A game is taken along by what it gives of itself: a link that holds it, files, a frame; a picture where it draws one. */

const { share: words } = sharing;
const { frames } = playOutVariations(toyMachine.begin(), REPLAY.moves, (position, action) =>
  toyMachine.play(position, action),
);
let page: Page;

function Panel(props: Partial<PanelProps<Toy>>) {
  const notebook = useRef<EditSession<Action> | null>(null);
  return h(SharePanel<Toy, ToySlip>, {
    face: toyFace,
    game: toy,
    notation: toyNotation,
    replay: REPLAY,
    frames,
    at: 4,
    jump: () => undefined,
    change: () => undefined,
    textOf: undefined,
    recordText: undefined,
    entry: null,
    notebook,
    guessed: { current: null },
    settled: () => undefined,
    site: null,
    viewer: 'all',
    seeAs: () => undefined,
    sit: () => undefined,
    observed: false,
    below: undefined,
    asked: null,
    places: { hand: null, told: null, course: null, note: null, line: null },
    hand: null,
    putDown: () => undefined,
    show: () => undefined,
    isAside: false,
    workAside: () => undefined,
    ...props,
  });
}

const open = async (props: Partial<PanelProps<Toy>> = {}) => {
  page = await pageWith(h(Panel, props), 'https://cabinet.example/toy/study/');
  await page.until(() => page.texts('textarea').length > 0);
};
/** What stands in the field of a link. */
const link = () => new URL(document.querySelector('textarea')?.value ?? '');

afterEach(() => {
  expect(foreignWordsIn(page.html())).toEqual([]);
});

describe('A game of three', () => {
  test('goes out in a link and comes back from it as it was', async () => {
    await open();
    const { pathname, search, hash } = link();
    expect([pathname, search]).toEqual(['/toy/study/', '?at=4']);
    const text = await replayFromUrlFragment(hash);
    if (!text.ok) throw new Error('The link holds no game');
    expect(toyReader.read(text.value)).toMatchObject({ games: [{ replay: REPLAY }], problems: [] });
  });

  test('of the site is led to by its name', async () => {
    await open({ site: 'three-of-us' });
    expect(link().href).toBe('https://cabinet.example/toy/replays/three-of-us/#4');
  });

  test('goes out in files, and in no picture where the game draws none', async () => {
    await open();
    expect(page.texts('.share button')).toEqual(expect.arrayContaining([words.json, words.text]));
    expect(page.html()).not.toContain(words.picture);
  });

  test('of which something is made up that no hand shows goes out as its record, too', async () => {
    await open({ textOf: () => '{"record":"toy"}' });
    expect(page.texts('.share button')).not.toContain(words.text);
    expect(page.texts('.share button')).toContain(words.json);
  });

  test('of which not all is known goes out as the record that it is', async () => {
    await open({ observed: true, textOf: () => '{"record":"toy"}' });
    expect(page.html()).toContain(words.noText);
    expect(await replayFromUrlFragment(link().hash)).toEqual({ ok: true, value: '{"record":"toy"}' });
    expect(page.texts('.share button')).not.toContain(words.text);
  });
});
