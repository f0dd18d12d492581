import { h } from 'preact';
import { expect, test } from 'vitest';
import { playingFace } from '#games/switch/playing-face.tsx';
import { guide } from '#games/switch/widgets/scene/GuidedGame.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import { words } from '#said/switch/names';
import { words as hand } from '#said/switch/hand-to-play-from';

import { words as trying } from '#said/playable-position';
import { FindMoveTask } from '#widgets/scene/FindMoveTask.tsx';
import { GuidedGame } from '#widgets/scene/GuidedGame.tsx';
import { PlayablePosition } from '#widgets/scene/PlayablePosition.tsx';
import { SCENES } from '../annotated-games-and-scenes.ts';
import { pageWith } from '../../../widgets/render-and-press-widget.ts';

/** Player 1 is to play on 10♦, and holds a club that does not fit and three 5s, the one of diamonds among them. */
const replay = SCENES.find(({ name }) => name === 'fives-together')?.replay;

function firstTurn() {
  const [deal] = replay?.moves ?? [];
  const dealt = deal && playingFace.machine.play(playingFace.machine.begin(), deal.action);
  if (replay === undefined || dealt?.ok !== true) throw new Error('The scene begins with a deal');
  return { replay, dealt: dealt.value };
}

test.for([
  [
    'an exercise',
    () =>
      h(FindMoveTask<Switch>, { face: playingFace, replay: firstTurn().replay, at: 1, task: 'switch/fives' }),
  ],
  [
    'a scene that is played on',
    () => h(PlayablePosition<Switch>, { face: playingFace, start: firstTurn().dealt, viewer: 'p1' }),
  ],
  ['a guided game', () => h(GuidedGame<Switch>, { guide, script: firstTurn().replay, task: 'switch/game' })],
] as const)('In %s the reason for a refusal goes as soon as another card is picked', async ([, widget]) => {
  const page = await pageWith(widget());
  const told = () => page.texts('.told').join(' ');
  await page.press(words.cardName('KC'), '.player-hand');
  expect(told()).toContain(trying.refused);
  await page.press(words.cardName('5D'), '.player-hand');
  expect(page.texts('.hand [aria-pressed="true"]')).toHaveLength(1);
  expect(told()).not.toContain(trying.refused);
});

test('Why cards may not be laid in the order in which they are picked is said at once, until one of them is put back', async () => {
  const page = await pageWith(
    h(PlayablePosition<Switch>, { face: playingFace, start: firstTurn().dealt, viewer: 'p1' }),
  );
  const told = () => page.texts('.told').join(' ');
  const chosen = (card: '5H' | '5C', place: number) => hand.chosen(card, place);
  await page.press(words.cardName('5D'), '.player-hand');
  await page.press(words.cardName('5H'), '.player-hand');
  expect(told()).not.toContain(trying.refused);
  await page.press(words.cardName('5C'), '.player-hand');
  expect(told()).toContain(trying.refused);
  expect(told()).toContain(words.rules['five-hearts-last']);
  // All three stay picked, so that the one that is out of place can be put back.
  expect(page.texts('.hand [aria-pressed="true"]')).toHaveLength(3);
  await page.press(`3${chosen('5C', 3)}`, '.player-hand');
  expect(told()).not.toContain(trying.refused);
});
