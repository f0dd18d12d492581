import { CARDS, SUITS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { ROUNDS, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { numbersFrom, type MadeMove, type MomentCondition } from '#kit/moment-condition';

/** What moments of Jekyll vs Hyde are found by. */

export const CONDITION_IDS = ['effect', 'round', 'trick', 'gap', 'played', 'held'] as const;
export type ConditionId = (typeof CONDITION_IDS)[number];

/** What Potions lead to in a trick. */
export const EFFECTS = ['two-potions', ...SUITS] as const;
export type Effect = (typeof EFFECTS)[number];

type Move = MadeMove<JekyllVsHyde>;

function effectOf(event: Event): Effect | null {
  if (event.type === 'potions-cancel') return 'two-potions';
  return event.type === 'effect' ? event.suit : null;
}

/** The cards of a trick, as far as it has come with this move. */
function playedIn({ before, action }: Move): readonly Card[] {
  if (action.type === 'lead') return [action.card];
  return action.type === 'follow' && before.phase === 'follow' ? [before.led.card, action.card] : [];
}

function heldIn({ before, action }: Move): readonly Card[] {
  const hasHands = before.phase !== 'deal' && before.phase !== 'over';
  return hasHands && action.type !== 'deal' ? before.hands[action.by] : [];
}

function trickOf({ before }: Move): readonly string[] {
  const isTrick = before.phase === 'lead' || before.phase === 'follow' || before.phase === 'greed';
  return isTrick ? [String(before.tricks.length + 1)] : [];
}

const CONDITIONS: Readonly<Record<ConditionId, Omit<MomentCondition<JekyllVsHyde>, 'id'>>> = {
  effect: {
    kind: 'one',
    values: EFFECTS,
    of: 'move',
    valuesOf: ({ events }) => events.flatMap((event) => effectOf(event) ?? []),
  },
  round: {
    kind: 'one',
    values: numbersFrom(1, ROUNDS),
    of: 'table',
    valuesOf: ({ before }) => [String(before.round)],
  },
  trick: { kind: 'one', values: numbersFrom(1, TRICKS), of: 'table', valuesOf: trickOf },
  gap: {
    kind: 'least',
    values: ['0', '2', '4', '6', '8', '10'],
    of: 'move',
    valuesOf: ({ events }) => events.flatMap((event) => (event.type === 'gap' ? String(event.gap) : [])),
  },
  played: { kind: 'all', values: CARDS, of: 'move', valuesOf: playedIn },
  held: { kind: 'all', values: CARDS, of: 'hand', valuesOf: heldIn },
};

export const conditions: readonly MomentCondition<JekyllVsHyde>[] = CONDITION_IDS.map((id) => ({
  id,
  ...CONDITIONS[id],
}));
