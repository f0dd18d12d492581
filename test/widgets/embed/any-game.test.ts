import { h } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { writeReplay } from '#replays/write-replay';
import { words as sharing } from '#said/share-panel';
import { words as viewing } from '#said/replay-viewer';
import { Embed } from '#widgets/embed/EmbeddedReplayLoader.tsx';
import { readOptions, writeOptions } from '#widgets/embed/embed-options.ts';
import { toyFace } from '../../games/toy/face.tsx';
import { toyReader } from '../../games/toy/game-reader.ts';
import { REPLAY } from '../../games/toy/replay.ts';
import { SEATS, type Toy } from '../../games/toy/rules.ts';
import { words as toy } from '../../games/toy/words.ts';
import { foreignWordsIn } from '../words-of-another-game.ts';
import { pageWith, type Page } from '../render-and-press-widget.ts';

/** Any game can stand in another page's frame, as its address says. */

const { embed: words } = sharing;
let page: Page;

async function frame(query: string, fragment = '') {
  page = await pageWith(
    h(Embed<Toy, never>, { face: toyFace, reader: toyReader, example: 'three-of-us' }),
    `https://cabinet.example/toy/embed/${query}${fragment}`,
  );
  await page.until(() => page.html() !== '');
}
const held = async () => `#${await replayToUrlFragment(writeReplay(REPLAY))}`;
const position = () => page.texts('.controls-position')[0];

afterEach(() => {
  expect(foreignWordsIn(page.html())).toEqual([]);
});

describe('A frame with a game of three', () => {
  test('shows the game that its fragment holds, at the move and for the seat that are named', async () => {
    await frame('?at=2&seat=bob', await held());
    expect(page.texts('h1')).toEqual([REPLAY.title]);
    expect(position()).toBe(viewing.position(2, 8));
    // Who looks on sits below, and sees no other hand.
    expect(page.texts('.table h3').at(-1)).toContain('Barbara');
    expect(page.texts('.hand li').filter((card) => card === toy.hidden)).toHaveLength(4);
    expect(page.html()).toContain(`/toy/study/?at=2${location.hash}`);
    await page.press(toy.stepping.ways.forward);
    expect(position()).toBe(viewing.position(3, 8));
  });

  test('shows the game of the site that is named', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response(writeReplay(REPLAY))));
    vi.stubGlobal('fetch', fetch);
    await frame('?game=three-of-us');
    expect(fetch).toHaveBeenCalledWith('/toy/replays/three-of-us.json');
    expect(page.texts('h1')).toEqual([REPLAY.title]);
    expect(page.html()).toContain('/toy/replays/three-of-us/#');
  });

  test('that names none says how one is named, by a game of its own', async () => {
    await frame('');
    expect(page.texts('.warning p')[0]).toBe(words.nothing('?game=three-of-us'));
    expect(page.html()).toContain('href="/toy/replays/"');
  });

  test('knows its own seats and no other game’s', () => {
    for (const seat of ['all', ...SEATS] as const) {
      const { options, leftOut } = readOptions(`?seat=${seat}`, SEATS);
      expect([options.seat, leftOut]).toEqual([seat, []]);
      expect(writeOptions(options)).toBe(seat === 'all' ? '' : `seat=${seat}`);
    }
    expect(readOptions('?seat=jekyll', SEATS).leftOut).toEqual(['seat=jekyll']);
  });
});
