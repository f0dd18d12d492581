import { h } from 'preact';
import { expect, test } from 'vitest';
import type { Judged } from '#games/switch/opponents/played-move-costs';
import { playingFace } from '#games/switch/playing-face.tsx';
import { CostlyMovesReview } from '#games/switch/widgets/play/CostlyMovesReview.tsx';
import type { Action } from '#games/switch/rules/state';
import { words } from '#said/play-against-computer';
import { SCENES } from '../../annotated-games-and-scenes.ts';
import { pageWith } from '../../../../widgets/render-and-press-widget.ts';

/** Where it would have been better to draw, that can be found again like a card: what is tried in its place is weighed beside it. */
test('A look back leads to a drawing as the move to be found', async () => {
  const [deal, played] = SCENES.find(({ name }) => name === 'fives-together')?.replay.moves ?? [];
  const start = playingFace.machine.begin();
  const dealt = deal && playingFace.machine.play(start, deal.action);
  if (deal === undefined || played?.action.type !== 'play' || dealt?.ok !== true)
    throw new Error('The scene begins so');
  const judged: Judged = {
    at: 1,
    turn: 1,
    move: played.action,
    better: {
      move: { type: 'draw', by: 'p1', cause: 'choice', owed: 1 },
      cost: 0.1,
      interval: [0.05, 0.15],
      deals: 200,
    },
    reasons: [],
  };
  const sought: (Action | undefined)[] = [];
  const page = await pageWith(
    h(CostlyMovesReview, {
      thinker: {
        ask: (_task, tell, done) => {
          tell({ type: 'judged', judged });
          done?.();
          return () => undefined;
        },
        dismiss: () => undefined,
      },
      seat: 'p1',
      moves: [deal.action, played.action],
      past: [start, dealt.value],
      given: 0,
      takenOver: null,
      advised: new Map(),
      open: ({ pointed }) => sought.push(pointed),
      keep: () => undefined,
      learn: null,
    }),
  );
  await page.until(() => page.texts('button').includes(words.over.costliest));
  await page.press(words.over.costliest);
  expect(sought).toEqual([{ type: 'draw', by: 'p1' }]);
});
