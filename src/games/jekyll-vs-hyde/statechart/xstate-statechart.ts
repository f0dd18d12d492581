import { assign, setup } from 'xstate';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';

/**
 * The statechart of a whole game: what every widget and every replay runs. It is a claim about the order of play
 * that the rules confirm: each arrow asks the judge, or looks where `apply` has led; a move that no arrow takes
 * stays put and keeps the refusals.
 *
 * Effect, award and progression are passed through within the move that causes them: nobody acts there.
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
  | 'jekyll-gives-first'
  | 'hyde-gives-first'
  | 'hyde-gives-too'
  | 'jekyll-gives-too'
  | 'led'
  | 'followed'
  | 'greed'
  | 'effect-done'
  | 'next-trick'
  | 'last-trick'
  | 'next-round'
  | 'next-game'
  | 'hyde-wins'
  | 'jekyll-wins'
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
    'Jekyll gives, legally': ({ context, event }) =>
      event.type === 'exchange' && event.by === 'jekyll' && judge(context.state, event).length === 0,
    'Hyde gives, legally': ({ context, event }) =>
      event.type === 'exchange' && event.by === 'hyde' && judge(context.state, event).length === 0,
    'Greed asks for an exchange': ({ context }) => context.state.phase === 'greed',
    'tricks are left': ({ context }) => context.state.phase === 'lead',
    'another round follows': ({ context }) =>
      context.state.phase === 'deal' && context.events.some((event) => event.type === 'round-over'),
    'a return match follows': ({ context }) => context.state.phase === 'deal',
    'Hyde has won': ({ context }) => context.state.phase === 'over' && context.state.winner === 'hyde',
    'Jekyll has won': ({ context }) => context.state.phase === 'over' && context.state.winner === 'jekyll',
  },
  actions: {
    'play it': assign(({ context, event }) => ({ ...apply(context.state, event), refusals: [] })),
    'say why not': assign(({ context, event }) => ({ refusals: judge(context.state, event) })),
  },
});

/** Both give cards at the same time: at a table either may lay them down first, unseen, and the other's complete the exchange. */
function giving(done: '#tricks' | '#award') {
  return parts.createStateConfig({
    initial: 'bothChoose',
    states: {
      bothChoose: {
        on: {
          exchange: [
            {
              guard: 'Jekyll gives, legally',
              target: 'hydeChooses',
              actions: 'play it',
              meta: { arrow: 'jekyll-gives-first' },
            },
            {
              guard: 'Hyde gives, legally',
              target: 'jekyllChooses',
              actions: 'play it',
              meta: { arrow: 'hyde-gives-first' },
            },
          ],
        },
      },
      hydeChooses: {
        on: {
          exchange: {
            guard: 'it is legal',
            target: done,
            actions: 'play it',
            meta: { arrow: 'hyde-gives-too' },
          },
        },
      },
      jekyllChooses: {
        on: {
          exchange: {
            guard: 'it is legal',
            target: done,
            actions: 'play it',
            meta: { arrow: 'jekyll-gives-too' },
          },
        },
      },
    },
  });
}

export const jekyllVsHydeChart = parts.createMachine({
  id: 'jekyll-vs-hyde',
  context: ({ input }) => ({ state: start(input), events: [], refusals: [] }),
  initial: 'dealing',
  // Whatever no arrow takes is explained, never dropped.
  on: { '*': { actions: 'say why not' } },
  states: {
    dealing: {
      on: {
        deal: {
          guard: 'it is legal',
          target: 'preparation',
          actions: 'play it',
          meta: { arrow: 'dealt' },
        },
      },
    },
    preparation: giving('#tricks'),
    tricks: {
      id: 'tricks',
      initial: 'lead',
      states: {
        lead: {
          on: {
            lead: {
              guard: 'it is legal',
              target: 'follow',
              actions: 'play it',
              meta: { arrow: 'led' },
            },
          },
        },
        follow: {
          on: {
            follow: {
              guard: 'it is legal',
              target: 'effect',
              actions: 'play it',
              meta: { arrow: 'followed' },
            },
          },
        },
        effect: {
          always: [
            {
              guard: 'Greed asks for an exchange',
              target: 'greedExchange',
              meta: { arrow: 'greed' },
            },
            { target: 'award', meta: { arrow: 'effect-done' } },
          ],
        },
        greedExchange: giving('#award'),
        award: {
          id: 'award',
          always: [
            { guard: 'tricks are left', target: 'lead', meta: { arrow: 'next-trick' } },
            { target: '#progression', meta: { arrow: 'last-trick' } },
          ],
        },
      },
    },
    progression: {
      id: 'progression',
      always: [
        {
          guard: 'another round follows',
          target: 'dealing',
          meta: { arrow: 'next-round' },
        },
        {
          guard: 'a return match follows',
          target: 'dealing',
          meta: { arrow: 'next-game' },
        },
        { guard: 'Hyde has won', target: 'hydeWins', meta: { arrow: 'hyde-wins' } },
        {
          guard: 'Jekyll has won',
          target: 'jekyllWins',
          meta: { arrow: 'jekyll-wins' },
        },
        { target: 'drawn', meta: { arrow: 'drawn' } },
      ],
    },
    // Not `final`: a finished chart would swallow later moves in silence, this one says that the game is over.
    hydeWins: { tags: 'over' },
    jekyllWins: { tags: 'over' },
    drawn: { tags: 'over' },
  },
});
