import { CARDS, type Card } from '#games/chronicle/rules/cards';
import { PLAYERS } from '#games/chronicle/rules/deal';
import type { Event } from '#games/chronicle/rules/event';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import { numbersFrom, type MadeMove, type MomentCondition } from '#kit/moment-condition';

/** What moments of Chronicle are found by. */

export const CONDITION_IDS = ['happens', 'round', 'players', 'played', 'held'] as const;
export type ConditionId = (typeof CONDITION_IDS)[number];

export const HAPPENINGS = [
  'face-down', 'wild-led', 'ability', 'taken', 'lowest', 'won', 'fame', 'angel', 'all-evil', 'shut-out', 'tie', 'end',
] as const; // prettier-ignore
export type Happening = (typeof HAPPENINGS)[number];

/** Games that are longer are found without their round. */
const MOST_ROUNDS = 9;

type Move = MadeMove<Chronicle>;

const HAPPENS: Readonly<Partial<Record<Event['type'], Happening>>> = {
  'played-down': 'face-down',
  'no-suit-yet': 'wild-led',
  ability: 'ability',
  'took-unseen': 'taken',
  'lowest-set': 'lowest',
  'meeting-won': 'won',
  scored: 'fame',
  absolved: 'angel',
  'evil-victory': 'all-evil',
  'shut-out': 'shut-out',
  tied: 'tie',
  won: 'end',
};

/** The cards that lie face up in the Meeting, this one among them. */
function playedIn({ before, action }: Move): readonly Card[] {
  if (action.type !== 'play' || before.phase !== 'meeting') return [];
  const laid = [...before.meeting.laid, { card: action.card, down: action.down === true }];
  return laid.filter(({ down }) => !down).map(({ card }) => card);
}

function heldIn({ before, action }: Move): readonly Card[] {
  return before.phase !== 'deal' && action.type !== 'deal' ? handOf(before, action.by) : [];
}

const CONDITIONS: Readonly<Record<ConditionId, Omit<MomentCondition<Chronicle>, 'id'>>> = {
  happens: {
    kind: 'one',
    values: HAPPENINGS,
    of: 'move',
    valuesOf: ({ events }) => events.flatMap(({ type }) => HAPPENS[type] ?? []),
  },
  round: {
    kind: 'one',
    values: numbersFrom(1, MOST_ROUNDS),
    of: 'table',
    valuesOf: ({ before, after }) => {
      const table = before.phase === 'deal' ? after : before;
      return table.phase === 'deal' ? [] : [String(table.round)];
    },
  },
  players: {
    kind: 'one',
    values: numbersFrom(PLAYERS.fewest, PLAYERS.most),
    of: 'table',
    valuesOf: ({ before, after }) => {
      const table = before.phase === 'deal' ? after : before;
      return table.phase === 'deal' ? [] : [String(seatsAt(table).length)];
    },
  },
  played: { kind: 'all', values: CARDS, of: 'move', valuesOf: playedIn },
  held: { kind: 'all', values: CARDS, of: 'hand', valuesOf: heldIn },
};

export const conditions: readonly MomentCondition<Chronicle>[] = CONDITION_IDS.map((id) => ({
  id,
  ...CONDITIONS[id],
}));
