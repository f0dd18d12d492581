import { h } from 'preact';
import { expect, test } from 'vitest';
import { playingFace } from '#games/switch/playing-face.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import { face } from '#games/switch/face.tsx';
import { words as trying } from '#said/playable-position';
import { Scene } from '#widgets/scene/Scene.tsx';
import { SCENES } from '../annotated-games-and-scenes.ts';
import { pageWith } from '../../../widgets/render-and-press-widget.ts';

/** On a phone seven cards of the lower hand lie side by side, and there is room for a second row of them, and for buttons. */

const ROWS = '.table[data-rows]';
const ROW = '.table[data-rows="1"]';

async function sceneOf(named: string, to: number) {
  const moves = SCENES.find(({ name }) => name === named)?.replay.moves;
  if (moves === undefined) throw new Error(`There is no scene ${named}`);
  const start = playingFace.machine.begin();
  const page = await pageWith(
    h(Scene<Switch>, { face: playingFace, id: named, start, moves, from: 1, to, viewer: 'all' }),
  );
  return { page, forward: () => page.press(face.words.stepping.ways.forward) };
}

test('Where no step of a scene has more, the hand has the room of one row, until it is played from', async () => {
  const { page, forward } = await sceneOf('twos', 3);
  expect(page.texts(ROW)).toHaveLength(1);
  await forward();
  expect(page.texts(ROW)).toHaveLength(1);
  await page.press(trying.playOn);
  expect(page.texts('.side[data-lower]')).toHaveLength(1);
  expect(page.texts(ROWS)).toEqual([]);
});

test('Where cards come to it in a later step, it has the room for them from the start', async () => {
  const { page, forward } = await sceneOf('twos', 5);
  expect(page.texts(ROWS)).toHaveLength(1);
  expect(page.texts(ROW)).toEqual([]);
  for (let step = 1; step < 5; step += 1) await forward();
  expect(page.texts('.side[data-lower] .hand li').length).toBeGreaterThan(7);
});
