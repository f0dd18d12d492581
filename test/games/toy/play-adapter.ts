import { h } from 'preact';
import { isWhole } from '#widgets/own/game-text-adapter.ts';
import type { PlaySetup, PlayAdapter } from '#widgets/play/play-adapter.ts';
import { toyMachine } from './chart.ts';
import { toyFace } from './face.tsx';
import { toy, type Action, type Toy, type View } from './rules.ts';
import { words } from './words.ts';

/** PlayAdapter of the toy game, who choose the first card they hold that may be chosen. Three sit at the table. */

export interface ToyPlaying {
  readonly strength: 'simple';
  /** A match of one round is offered by nobody but the test that asks what comes after it. */
  readonly length: 'round' | 'game';
  /** What an opponent sees. */
  readonly task: View;
  readonly told: Action;
}

const choice = (name: string) => ({ name, note: words.game });

export const toySetup: PlaySetup<Toy, ToyPlaying> = {
  game: toy.id,
  seats: () => ['ann', 'bob', 'cid'],
  strengths: ['simple'],
  lengths: ['game'],
  first: { role: 'bob', strength: 'simple', length: 'game' },
  words: {
    role: words.table,
    roles: {
      ann: choice(words.seats.ann),
      bob: choice(words.seats.bob),
      cid: choice(words.seats.cid),
      either: choice(words.everybody),
    },
    opponents: { simple: choice(words.title) },
    length: words.game,
    lengths: { round: choice(words.game), game: choice(words.game) },
    stays: words.table,
  },
};

/** The first card of the one hand that lies open. */
function* think(seen: View): Generator<Action> {
  for (const by of seen.toAct) {
    const card = by === 'dealer' ? undefined : seen.hands[by]?.find((card) => card !== '??' && card !== 'N9');
    if (by !== 'dealer' && card !== undefined) yield { type: 'choose', by, card };
  }
}

export const toyPlayAdapter: PlayAdapter<Toy, ToyPlaying> = {
  setup: toySetup,
  face: toyFace,
  machine: toyMachine,
  isGameTextReadable: (text) => isWhole(text, toyMachine),
  // Where there is no worker, as in Node, the page thinks.
  thinking: { worker: '/none.js', here: () => Promise.resolve(think) },
  choose: (_strength, seen) => seen,
  chosen: (move) => move,
  isDone: (_length, { phase }) => phase === 'over',
  words: {
    label: (_settings, { round }) => words.round(round),
    thinks: (seat) => words.seats[seat],
    name: ({ seat }) => words.seats[seat],
    other: words.everybody,
  },
  Result: ({ past }) =>
    h(
      'p',
      { class: 'result' },
      past
        .at(-1)
        ?.context.events.map((event) => toyFace.words.event(event))
        .join(' '),
    ),
};
