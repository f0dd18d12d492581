import { h } from 'preact';
import { expect, test } from 'vitest';
import { playingFace } from '#games/switch/playing-face.tsx';
import { guide } from '#games/switch/widgets/scene/GuidedGame.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import { words } from '#said/switch/names';
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
