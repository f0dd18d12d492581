import { assign, setup } from 'xstate';
import { apply } from '#games/chronicle/rules/apply';
import type { Event } from '#games/chronicle/rules/event';
import { isAtRoundEnd } from '#games/chronicle/rules/ability-time-of-stage';
import { judge } from '#games/chronicle/rules/judge';
import type { Refusal } from '#games/chronicle/rules/refusal';
import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { Action, State } from '#games/chronicle/rules/state';

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
  | 'led'
  | 'followed'
  | 'took'
  | 'gave'
  | 'looked'
  | 'discarded'
  | 'took-ally'
  | 'gave-ally'
  | 'exchanged'
  | 'claimed'
  | 'hand-settled'
  | 'angel-settled'
  | 'effect-due'
  | 'round-end-due'
  | 'goes-on'
  | 'next-meeting'
  | 'next-round'
  | 'won';

const parts = setup({
  types: {
    context: {} as ChartContext,
    events: {} as Action,
    input: undefined as Partial<Rulings> | undefined,
    transitionMeta: {} as { readonly arrow: ArrowId },
  },
  guards: {
    'it is legal': ({ context, event }) => judge(context.state, event).length === 0,
    'a choice of the round’s end is due': ({ context: { state } }) =>
      state.phase === 'effect' && isAtRoundEnd(state.stage),
    'a choice is due': ({ context: { state } }) => state.phase === 'effect',
    'others have to play': ({ context: { state } }) =>
      state.phase === 'meeting' && state.meeting.acted.length > 0,
    'the next Meeting begins': ({ context: { state } }) => state.phase === 'meeting',
    'the round is over': ({ context: { state } }) => state.phase === 'deal',
  },
  actions: {
    'play it': assign(({ context, event }) => ({ ...apply(context.state, event), refusals: [] })),
    'say why not': assign(({ context, event }) => ({ refusals: judge(context.state, event) })),
  },
});

/** A legal move, which may bring about anything. */
function moving(arrow: ArrowId) {
  return { guard: 'it is legal', target: '#outcome', actions: 'play it', meta: { arrow } } as const;
}

/** The choices among allies: when the round is over, no card is in hand or in the middle any more. */
const AMONG_ALLIES = {
  discard: moving('discarded'),
  'take-ally': moving('took-ally'),
  'give-ally': moving('gave-ally'),
  exchange: moving('exchanged'),
} as const;

export const chronicleChart = parts.createMachine({
  id: 'chronicle',
  context: ({ input }) => ({ state: start(input), events: [], refusals: [] }),
  initial: 'dealing',
  // Whatever no arrow takes is explained, never dropped.
  on: { '*': { actions: 'say why not' } },
  states: {
    dealing: {
      on: {
        deal: { guard: 'it is legal', target: 'meeting', actions: 'play it', meta: { arrow: 'dealt' } },
      },
    },
    meeting: {
      initial: 'leading',
      states: {
        leading: { on: { play: moving('led') } },
        following: { on: { play: moving('followed') } },
        choosing: {
          on: {
            take: moving('took'),
            give: moving('gave'),
            look: moving('looked'),
            claim: moving('claimed'),
            ...AMONG_ALLIES,
          },
        },
      },
    },
    roundEnd: {
      on: { ...AMONG_ALLIES, leftover: moving('hand-settled'), angel: moving('angel-settled') },
    },
    outcome: {
      id: 'outcome',
      always: [
        { guard: 'others have to play', target: 'meeting.following', meta: { arrow: 'goes-on' } },
        { guard: 'the next Meeting begins', target: 'meeting.leading', meta: { arrow: 'next-meeting' } },
        {
          guard: 'a choice of the round’s end is due',
          target: 'roundEnd',
          meta: { arrow: 'round-end-due' },
        },
        { guard: 'a choice is due', target: 'meeting.choosing', meta: { arrow: 'effect-due' } },
        { guard: 'the round is over', target: 'dealing', meta: { arrow: 'next-round' } },
        { target: 'won', meta: { arrow: 'won' } },
      ],
    },
    // Not `final`: a finished chart would swallow later moves in silence, this one says that the game is over.
    won: { tags: 'over' },
  },
});
