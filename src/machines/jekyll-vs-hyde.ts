import { assign, initialTransition, setup, type SnapshotFrom, type StateValueFrom } from 'xstate';
import { bad, good, type Result } from '#kit/result';
import { apply } from '#games/jekyll-vs-hyde/apply';
import { start } from '#games/jekyll-vs-hyde/start';
import { judge } from '#games/jekyll-vs-hyde/judge';
import { stillToChoose, type Exchanging } from '#games/jekyll-vs-hyde/preparation';
import type { Rulings } from '#games/jekyll-vs-hyde/rulings';
import type { Action, Event, Refusal, State } from '#games/jekyll-vs-hyde/state';
import { pureScope } from './scope.ts';

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

const parts = setup({
  types: {
    context: {} as ChartContext,
    events: {} as Action,
    input: undefined as Partial<Rulings> | undefined,
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

export const jekyllVsHydeChart = parts.createMachine({
  id: 'jekyll-vs-hyde',
  description: 'A game of up to three rounds; a return match is two of them.',
  context: ({ input }) => ({ state: start(input), events: [], refusals: [] }),
  initial: 'dealing',
  // Whatever no arrow takes is explained, never dropped.
  on: { '*': { actions: 'say why not', description: 'Refused: nothing moves, the reason is kept.' } },
  states: {
    dealing: {
      description: 'Hyde shuffles all 25 cards and deals ten to each; five are set aside unseen.',
      on: {
        deal: {
          guard: 'it is legal',
          target: 'preparation',
          actions: 'play it',
          description: 'Both pick up ten cards.',
        },
      },
    },
    preparation: {
      description: 'Both give as many cards as the number of the round, at the same time and face down.',
      initial: 'bothChoose',
      states: {
        bothChoose: {
          description: 'Nobody has laid cards down yet.',
          on: {
            exchange: [
              {
                guard: 'Jekyll gives, legally',
                target: 'hydeChooses',
                actions: 'play it',
                description: 'Jekyll lays his cards down first; they stay hidden.',
              },
              {
                guard: 'Hyde gives, legally',
                target: 'jekyllChooses',
                actions: 'play it',
                description: 'Hyde lays his cards down first; they stay hidden.',
              },
            ],
          },
        },
        hydeChooses: {
          description: 'Jekyll has chosen; Hyde still has to.',
          on: {
            exchange: {
              guard: 'it is legal',
              target: '#tricks',
              actions: 'play it',
              description: 'Hyde chooses too, and the cards change hands.',
            },
          },
        },
        jekyllChooses: {
          description: 'Hyde has chosen; Jekyll still has to.',
          on: {
            exchange: {
              guard: 'it is legal',
              target: '#tricks',
              actions: 'play it',
              description: 'Jekyll chooses too, and the cards change hands.',
            },
          },
        },
      },
    },
    tricks: {
      id: 'tricks',
      description: 'Ten tricks: each seat plays one card to each.',
      initial: 'lead',
      states: {
        lead: {
          description: 'The leader plays any card; a Potion must name a suit.',
          on: {
            lead: {
              guard: 'it is legal',
              target: 'follow',
              actions: 'play it',
              description: 'A card is led; a suit that is new gets its token.',
            },
          },
        },
        follow: {
          description: 'The other seat answers: with the suit, or as a void or a Potion allows.',
          on: {
            follow: {
              guard: 'it is legal',
              target: 'effect',
              actions: 'play it',
              description: 'The trick is complete; a suit that is new gets its token.',
            },
          },
        },
        effect: {
          description:
            'One Potion brings the effect of the other card’s suit; without a Potion, or with two, nothing happens.',
          always: [
            {
              guard: 'Greed asks for an exchange',
              target: 'greedExchange',
              description: 'A Potion met Greed, and there are cards in hand.',
            },
            { target: 'award', description: 'The effect, if any, is done.' },
          ],
        },
        greedExchange: {
          description:
            'Both choose two cards, or the one they have left, and exchange them at the same time.',
          initial: 'bothChoose',
          states: {
            bothChoose: {
              description: 'Nobody has laid cards down yet.',
              on: {
                exchange: [
                  {
                    guard: 'Jekyll gives, legally',
                    target: 'hydeChooses',
                    actions: 'play it',
                    description: 'Jekyll lays his cards down first; they stay hidden.',
                  },
                  {
                    guard: 'Hyde gives, legally',
                    target: 'jekyllChooses',
                    actions: 'play it',
                    description: 'Hyde lays his cards down first; they stay hidden.',
                  },
                ],
              },
            },
            hydeChooses: {
              description: 'Jekyll has chosen; Hyde still has to.',
              on: {
                exchange: {
                  guard: 'it is legal',
                  target: '#award',
                  actions: 'play it',
                  description: 'Hyde chooses too, and the cards change hands.',
                },
              },
            },
            jekyllChooses: {
              description: 'Hyde has chosen; Jekyll still has to.',
              on: {
                exchange: {
                  guard: 'it is legal',
                  target: '#award',
                  actions: 'play it',
                  description: 'Jekyll chooses too, and the cards change hands.',
                },
              },
            },
          },
        },
        award: {
          id: 'award',
          description: 'The winner takes the trick, and with Pride one of the loser’s as well.',
          always: [
            { guard: 'tricks are left', target: 'lead', description: 'The winner leads to the next trick.' },
            { target: '#progression', description: 'That was the tenth trick.' },
          ],
        },
      },
    },
    progression: {
      id: 'progression',
      description: 'The marker moves towards Hyde by the difference in tricks.',
      always: [
        {
          guard: 'another round follows',
          target: 'dealing',
          description:
            'The end of the track is not reached and rounds are left: tokens come off, all cards are shuffled.',
        },
        {
          guard: 'a return match follows',
          target: 'dealing',
          description: 'The first game of a return match is over: the players change roles.',
        },
        { guard: 'Hyde has won', target: 'hydeWins', description: 'The marker is on the last space.' },
        {
          guard: 'Jekyll has won',
          target: 'jekyllWins',
          description: 'The third round is over, the last space not reached.',
        },
        { target: 'drawn', description: 'Both needed as many rounds as Hyde.' },
      ],
    },
    // Not `final`: a finished chart would swallow later moves in silence, this one says that the game is over.
    hydeWins: { description: 'Hyde has won.', tags: 'over' },
    jekyllWins: { description: 'Jekyll has won.', tags: 'over' },
    drawn: { description: 'The return match has no winner.', tags: 'over' },
  },
});

/** Where a game stands on the chart; `context` holds the state of the rules. */
export type ChartPosition = SnapshotFrom<typeof jekyllVsHydeChart>;
export type ChartValue = StateValueFrom<typeof jekyllVsHydeChart>;

/** The chart before the first deal. */
export function begin(rulings: Partial<Rulings> = {}): ChartPosition {
  return initialTransition(jekyllVsHydeChart, rulings)[0];
}

const scope = pureScope(jekyllVsHydeChart);

/** Where a move leads, or the refusals. The given position stays as it was. */
export function play(position: ChartPosition, action: Action): Result<ChartPosition, readonly Refusal[]> {
  const next = jekyllVsHydeChart.transition(position, action, scope);
  return next.context.refusals.length === 0 ? good(next) : bad(next.context.refusals);
}

/** Enters the chart at any state of the rules. */
export function enter(state: State): ChartPosition {
  return jekyllVsHydeChart.resolveState({
    value: chartValue(state),
    context: { state, events: [], refusals: [] },
  });
}

/** The place on the chart that belongs to a state of the rules. */
export function chartValue(state: State): ChartValue {
  switch (state.phase) {
    case 'deal':
      return 'dealing';
    case 'preparation':
      return { preparation: whoChooses(state) };
    case 'lead':
    case 'follow':
      return { tricks: state.phase };
    case 'greed':
      return { tricks: { greedExchange: whoChooses(state) } };
    case 'over':
      return state.winner === 'draw' ? 'drawn' : `${state.winner}Wins`;
  }
}

function whoChooses({ chosen }: Exchanging): 'bothChoose' | 'jekyllChooses' | 'hydeChooses' {
  const [first, second] = stillToChoose(chosen);
  return first === undefined || second !== undefined ? 'bothChoose' : `${first}Chooses`;
}
