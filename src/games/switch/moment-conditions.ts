import { CARDS, type Card } from '#games/switch/rules/cards';
import { PLAYERS } from '#games/switch/rules/deal';
import type { Event } from '#games/switch/rules/event';
import type { Switch } from '#games/switch/rules/game-types';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { numbersFrom, type MadeMove, type MomentCondition } from '#kit/moment-condition';

/** What moments of Switch are found by. */

export const CONDITION_IDS = ['happens', 'draws', 'laid', 'players', 'played', 'held'] as const;
export type ConditionId = (typeof CONDITION_IDS)[number];

export const HAPPENINGS = [
  'penalty', 'run', 'run-fails', 'mistake', 'mirror', 'direction', 'skip', 'suit', 'new-deck', 'pass', 'not-last', 'end',
] as const; // prettier-ignore
export type Happening = (typeof HAPPENINGS)[number];

/** The most that a penalty or the price of a run can come to is less. */
const MOST_DRAWN = 20;
/** There are four cards of a rank. */
const MOST_LAID = 4;

type Move = MadeMove<Switch>;

const HAPPENS: Readonly<Partial<Record<Event['type'], Happening>>> = {
  'penalty-grew': 'penalty',
  'run-begun': 'run',
  'run-failed': 'run-fails',
  mistaken: 'mistake',
  mirrored: 'mirror',
  reversed: 'direction',
  skipped: 'skip',
  'suit-chosen': 'suit',
  reshuffled: 'new-deck',
  passed: 'pass',
  'not-finished': 'not-last',
  won: 'end',
  counted: 'end',
};

/** How many cards somebody has to draw now. */
function dueIn(event: Event): readonly string[] {
  switch (event.type) {
    case 'penalty-grew':
      return [String(event.penalty)];
    case 'run-failed':
    case 'mistaken':
      return [String(event.price)];
    default:
      return [];
  }
}

function playedIn({ action }: Move): readonly Card[] {
  return action.type === 'play' ? action.cards : [];
}

function heldIn({ before, action }: Move): readonly Card[] {
  return before.phase !== 'deal' && 'by' in action ? handOf(before, action.by) : [];
}

const CONDITIONS: Readonly<Record<ConditionId, Omit<MomentCondition<Switch>, 'id'>>> = {
  happens: {
    kind: 'one',
    values: HAPPENINGS,
    of: 'move',
    valuesOf: ({ events }) => events.flatMap(({ type }) => HAPPENS[type] ?? []),
  },
  draws: {
    kind: 'least',
    values: numbersFrom(1, MOST_DRAWN),
    of: 'move',
    valuesOf: ({ events }) => events.flatMap(dueIn),
  },
  laid: {
    kind: 'least',
    values: numbersFrom(2, MOST_LAID),
    of: 'move',
    valuesOf: (move) => {
      const count = playedIn(move).length;
      return count < 2 ? [] : [String(count)];
    },
  },
  players: {
    kind: 'one',
    values: numbersFrom(PLAYERS.fewest, PLAYERS.most),
    of: 'table',
    valuesOf: ({ after }) => (after.phase === 'deal' ? [] : [String(seatsAt(after).length)]),
  },
  played: { kind: 'all', values: CARDS, of: 'move', valuesOf: playedIn },
  held: { kind: 'all', values: CARDS, of: 'hand', valuesOf: heldIn },
};

export const conditions: readonly MomentCondition<Switch>[] = CONDITION_IDS.map((id) => ({
  id,
  ...CONDITIONS[id],
}));
