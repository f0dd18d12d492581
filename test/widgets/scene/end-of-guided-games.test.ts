import { h } from 'preact';
import { expect, test } from 'vitest';
import { guide as guideOfChronicle } from '#games/chronicle/widgets/scene/GuidedRound.tsx';
import { guide as guideOfSwitch } from '#games/switch/widgets/scene/GuidedGame.tsx';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { seededRandom } from '#kit/random';
import { words as chronicle } from '#said/chronicle/play-against-computer';
import { words as switchs } from '#said/switch/play-against-computer';
import type { Guide } from '#widgets/scene/guided-game-adapter.ts';
import { GuidedTable } from '#widgets/scene/GuidedTable.tsx';
import { pageWith } from '../render-and-press-widget.ts';

/** A guided game that is over says in place of its table who has won, or how the round went. */

function playedOut<T extends GameTypes>({ face, ...guide }: Guide<T>) {
  const chance = seededRandom(3);
  const { machine } = face;
  const past: Standing<T>[] = [machine.begin()];
  const moves: T['action'][] = [];
  for (;;) {
    const position = past.at(-1);
    if (position === undefined) throw new Error('A game has a first position');
    const { state } = position.context;
    if (moves.length > 0 && guide.isOver(state)) return { past, moves };
    const [seat] = machine.game.toAct(state);
    const action =
      seat === undefined || seat === 'dealer'
        ? guide.deal(state, chance)
        : guide.partner(state, seat, chance);
    const played = machine.play(position, action);
    if (!played.ok) throw new Error('A partner plays by the rules');
    past.push(played.value);
    moves.push(action);
  }
}

async function headingAtEnd<T extends GameTypes>(guide: Guide<T>) {
  const page = await pageWith(
    h(GuidedTable<T>, {
      guide,
      over: true,
      pause: { asks: false, skip: () => undefined, seen: (then) => (then(), () => undefined) },
      seat: guide.seat,
      ...playedOut(guide),
      next: null,
      children: h('table', {}),
    }),
  );
  await page.until(() => page.texts('table').length === 0);
  return page.texts('h2');
}

test('of Switch', async () => {
  const titles = (['p1', 'p2', 'p3'] as const).map((winner) => switchs.over.title('p1', winner));
  const [heading = ''] = await headingAtEnd(guideOfSwitch);
  expect(titles).toContain(heading);
});

test('of Chronicle', async () => {
  expect(await headingAtEnd(guideOfChronicle)).toEqual([chronicle.over.title('p1', null, 1)]);
});
