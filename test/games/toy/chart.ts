import { assign, initialTransition, setup, transition, type SnapshotFrom } from 'xstate';
import type { Machine } from '#kit/game-machine';
import { bad, good } from '#kit/parse-result';
import { statePathOf } from '#machines/state-path';
import { toy, type Action, type Event, type Refusal, type Rulings, type State, type Toy } from './rules.ts';

/** The statechart of the toy game, as any game brings one. */

interface Context {
  readonly state: State;
  readonly events: readonly Event[];
  readonly refusals: readonly Refusal[];
}

export const toyChart = setup({
  types: {
    context: {} as Context,
    events: {} as Action,
    input: undefined as Partial<Rulings> | undefined,
  },
  guards: {
    'it is legal': ({ context, event }) => toy.judge(context.state, event).length === 0,
    'some have not chosen': ({ context }) => context.state.phase === 'choose',
    'a round is left': ({ context }) => context.state.phase === 'deal',
  },
  actions: {
    'play it': assign(({ context, event }) => ({ ...toy.apply(context.state, event), refusals: [] })),
    'say why not': assign(({ context, event }) => ({ refusals: toy.judge(context.state, event) })),
  },
}).createMachine({
  id: 'toy',
  context: ({ input }) => ({ state: toy.start(input), events: [], refusals: [] }),
  initial: 'dealing',
  on: { '*': { actions: 'say why not' } },
  states: {
    dealing: {
      on: { deal: { guard: 'it is legal', target: 'choosing', actions: 'play it' } },
    },
    choosing: {
      on: { choose: { guard: 'it is legal', target: 'comparing', actions: 'play it' } },
    },
    comparing: {
      always: [
        { guard: 'some have not chosen', target: 'choosing' },
        { guard: 'a round is left', target: 'dealing' },
        { target: 'over' },
      ],
    },
    over: {},
  },
});

export const toyMachine: Machine<Toy, SnapshotFrom<typeof toyChart>> = {
  game: toy,
  begin: (rulings = {}) => initialTransition(toyChart, rulings)[0],
  enter: (state) =>
    toyChart.resolveState({
      value: state.phase === 'deal' ? 'dealing' : state.phase === 'choose' ? 'choosing' : 'over',
      context: { state, events: [], refusals: [] },
    }),
  play(position, action) {
    const [next] = transition(toyChart, position, action);
    return next.context.refusals.length === 0 ? good(next) : bad(next.context.refusals);
  },
  place: statePathOf,
};
