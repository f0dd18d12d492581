import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { words as playing } from '#said/play-against-computer';
import type { PlayAdapter } from '#widgets/play/play-adapter.ts';
import { AfterRoundActions } from '#widgets/play/AfterRoundActions.tsx';
import { toyPlayAdapter, toySetup, type ToyPlaying } from '../../games/toy/play-adapter.ts';
import { REPLAY } from '../../games/toy/replay.ts';
import { toyMachine } from '../../games/toy/chart.ts';
import type { Toy } from '../../games/toy/rules.ts';
import { pageWith } from '../render-and-press-widget.ts';

/** After a round the step that goes on stands out, alone, and the first; after a match of one round, what the match was played for. */

const { over: words } = playing;

/** A match may end with a round where the game goes on. */
const adapter: PlayAdapter<Toy, ToyPlaying> = {
  ...toyPlayAdapter,
  setup: { ...toySetup, lengths: ['round', 'game'] },
  isDone: (length, { phase }) => length === 'round' || phase === 'over',
};
const round = REPLAY.moves.slice(0, 4).reduce((position, { action }) => {
  const played = toyMachine.play(position, action);
  if (!played.ok) throw new Error('It is not played so');
  return played.value;
}, toyMachine.begin());
const nothing = () => undefined;

async function offered(length: 'round' | 'game', lookBack: (() => void) | undefined) {
  const page = await pageWith(
    h(AfterRoundActions<Toy, ToyPlaying>, {
      ...{ adapter, lookBack, state: round.context.state },
      settings: { seat: 'bob', strength: 'simple', length, seed: 1 },
      ...{ next: nothing, again: nothing, leave: nothing },
    }),
  );
  return { all: page.texts('button'), main: page.texts('[data-primary]') };
}

describe('Once a round is over', () => {
  test.each([
    ['a match that goes on', 'game', nothing, [words.next, words.lookBack]],
    ['a match that is over', 'round', nothing, [words.lookBack, words.again, words.next, words.change]],
    ['one that was looked back on', 'round', undefined, [words.again, words.next, words.change]],
  ] as const)('of %s', async (_, length, lookBack, all) => {
    expect(await offered(length, lookBack)).toEqual({ all, main: [all[0]] });
  });
});
