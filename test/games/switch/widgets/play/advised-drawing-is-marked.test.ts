import { h } from 'preact';
import { expect, test } from 'vitest';
import { adviceOf } from '#games/switch/opponents/advice';
import { playingFace } from '#games/switch/playing-face.tsx';
import { Advice } from '#games/switch/widgets/play/Advice.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import { view } from '#games/switch/rules/view';
import type { Action } from '#games/switch/rules/state';
import { words as hand } from '#said/switch/hand-to-play-from';
import { words as play } from '#said/switch/play-against-computer';
import { PlayablePosition } from '#widgets/scene/PlayablePosition.tsx';
import { SCENES } from '../../annotated-games-and-scenes.ts';
import { pageWith } from '../../../../widgets/render-and-press-widget.ts';

/** Player 1 is to play. */
function dealt() {
  const [deal] = SCENES.find(({ name }) => name === 'fives-together')?.replay.moves ?? [];
  const after = deal && playingFace.machine.play(playingFace.machine.begin(), deal.action);
  if (after?.ok !== true || after.value.context.state.phase !== 'turn')
    throw new Error('The scene begins with a deal');
  return { standing: after.value, state: after.value.context.state };
}

const DRAW: Action = { type: 'draw', by: 'p1' };

test('Where drawing is advised, it is that which is pointed to', async () => {
  const { state } = dealt();
  const advice = adviceOf(
    {
      moves: [DRAW, { type: 'play', by: 'p1', cards: ['5D'] }],
      trials: Array.from({ length: 40 }, () => [0.6, 0.4]),
    },
    state,
  );
  const pointed: (Action | undefined)[] = [];
  const page = await pageWith(
    h(Advice, {
      thinker: {
        ask: (_task, tell, done) => {
          tell({ type: 'advice', advice, done: true });
          done?.();
          return () => undefined;
        },
        dismiss: () => undefined,
      },
      seen: view(state, 'p1'),
      seed: 1,
      point: (move) => pointed.push(move),
      children: null,
    }),
  );
  await page.press(play.hint.ask);
  expect(pointed).toEqual([DRAW]);
});

test.each([
  ['marked where drawing is pointed to', DRAW, [hand.draw.choice(1)]],
  ['not marked where a card is', { type: 'play', by: 'p1', cards: ['5D'] }, []],
] as const)('The button to draw is %s', async (_, pointed, marked) => {
  const page = await pageWith(
    h(PlayablePosition<Switch>, {
      face: playingFace,
      start: dealt().standing,
      viewer: 'p1',
      pointed,
    }),
  );
  expect(page.texts('.hand-actions [data-pointed]')).toEqual(marked);
});
