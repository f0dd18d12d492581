import { assign, setup } from 'xstate';
import { apply } from '#games/switch/rules/apply';
import type { Event } from '#games/switch/rules/event';
import { FIVE_OF_HEARTS } from '#games/switch/rules/five-hearts';
import { judge } from '#games/switch/rules/judge';
import type { Refusal } from '#games/switch/rules/refusal';
import type { Rulings } from '#games/switch/rules/ruling-switches';
import { start } from '#games/switch/rules/state-before-deal';
import type { Action, State } from '#games/switch/rules/state';
import { topOf } from '#games/switch/rules/turn-order';

/**
 * The statechart of a whole game: what every widget and every replay runs. It is a claim about the order of play
 * that the rules confirm: each arrow asks the judge, or looks where `apply` has led; a move that no arrow takes
 * stays put and keeps the refusals.
 *
 * What a move brings about is passed through within it: nobody acts there.
 */

export interface ChartContext {
  readonly state: State;
  /** What the last move brought about. */
  readonly events: readonly Event[];
  /** Why the last attempt was refused; empty after a move. */
  readonly refusals: readonly Refusal[];
}

/** What an arrow means, and the key to what each language says of it. */
export type ArrowId =
  | 'dealt'
  | 'played'
  | 'drew'
  | 'answered-twos'
  | 'served-twos'
  | 'answered-five-hearts'
  | 'served-five-hearts'
  | 'followed'
  | 'failed'
  | 'shuffled'
  | 'deck-short'
  | 'twos-wait'
  | 'five-hearts-waits'
  | 'run-stands'
  | 'nothing-waits'
  | 'won'
  | 'drawn';

const parts = setup({
  types: {
    context: {} as ChartContext,
    events: {} as Action,
    input: undefined as Partial<Rulings> | undefined,
    transitionMeta: {} as { readonly arrow: ArrowId },
  },
  guards: {
    'it is legal': ({ context, event }) => judge(context.state, event).length === 0,
    'the deck is short': ({ context }) => context.state.phase === 'shuffle',
    'a run stands': ({ context: { state } }) => state.phase === 'turn' && state.run !== null,
    '2s wait for an answer': ({ context: { state } }) =>
      state.phase === 'turn' && state.penalty > 0 && topOf(state) !== FIVE_OF_HEARTS,
    'the 5♥ waits for an answer': ({ context: { state } }) => state.phase === 'turn' && state.penalty > 0,
    'nothing waits': ({ context: { state } }) =>
      state.phase === 'turn' && state.penalty === 0 && state.run === null,
    'somebody has won': ({ context: { state } }) => state.phase === 'over' && state.winner !== 'draw',
  },
  actions: {
    'play it': assign(({ context, event }) => ({ ...apply(context.state, event), refusals: [] })),
    'say why not': assign(({ context, event }) => ({ refusals: judge(context.state, event) })),
  },
});

/** In every turn a player plays or draws. */
function playOrDraw(play: ArrowId, draw: ArrowId) {
  return parts.createStateConfig({
    on: {
      play: { guard: 'it is legal', target: '#effect', actions: 'play it', meta: { arrow: play } },
      draw: { guard: 'it is legal', target: '#effect', actions: 'play it', meta: { arrow: draw } },
    },
  });
}

export const switchChart = parts.createMachine({
  id: 'switch',
  context: ({ input }) => ({ state: start(input), events: [], refusals: [] }),
  initial: 'dealing',
  // Whatever no arrow takes is explained, never dropped.
  on: { '*': { actions: 'say why not' } },
  states: {
    dealing: {
      on: {
        deal: { guard: 'it is legal', target: 'turn', actions: 'play it', meta: { arrow: 'dealt' } },
      },
    },
    turn: {
      initial: 'normal',
      states: {
        normal: playOrDraw('played', 'drew'),
        penalty: {
          initial: 'twos',
          states: {
            twos: playOrDraw('answered-twos', 'served-twos'),
            fiveHearts: playOrDraw('answered-five-hearts', 'served-five-hearts'),
          },
        },
        run: playOrDraw('followed', 'failed'),
      },
    },
    shuffling: {
      on: {
        shuffle: { guard: 'it is legal', target: 'effect', actions: 'play it', meta: { arrow: 'shuffled' } },
      },
    },
    effect: {
      id: 'effect',
      always: [
        { guard: 'nothing waits', target: 'turn.normal', meta: { arrow: 'nothing-waits' } },
        { guard: 'the deck is short', target: 'shuffling', meta: { arrow: 'deck-short' } },
        { guard: 'a run stands', target: 'turn.run', meta: { arrow: 'run-stands' } },
        { guard: '2s wait for an answer', target: 'turn.penalty.twos', meta: { arrow: 'twos-wait' } },
        {
          guard: 'the 5♥ waits for an answer',
          target: 'turn.penalty.fiveHearts',
          meta: { arrow: 'five-hearts-waits' },
        },
        { guard: 'somebody has won', target: 'won', meta: { arrow: 'won' } },
        { target: 'drawn', meta: { arrow: 'drawn' } },
      ],
    },
    // Not `final`: a finished chart would swallow later moves in silence, this one says that the game is over.
    won: { tags: 'over' },
    drawn: { tags: 'over' },
  },
});
