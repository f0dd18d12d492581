import { isEvil, type Card } from '#games/chronicle/rules/cards';
import { scoreOn, type Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Playing } from '#games/chronicle/rules/state';
import { isHurtByEvil, isOutOfFame, worthToTell } from './ally-worth.ts';
import { cardsUnseenBy } from './rule-of-thumb-opponent.ts';

/** Whether a seat wants to win later Meetings, or to keep out of them; and what makes them good or bad. */
export interface Wanted {
  readonly wins: boolean;
  readonly why: Condition | 'evil' | 'angel';
}

/** On average a card has to be worth so much for a Meeting to be wanted, or not. */
const TELLING = 0.05;

/** By what the cards that nobody has shown are worth to the seat to act; null where that speaks for neither. */
export function laterMeetings(state: Playing): Wanted | null {
  const { turn } = state;
  const unseen = cardsUnseenBy(state);
  const worth = worthToTell(state, turn);
  if (isOutOfFame(state, turn))
    return unseen.some((card) => card === 'Angel' && worth(card) > 0) ? { wins: true, why: 'angel' } : null;
  const total = unseen.reduce((sum, card) => sum + worth(card), 0);
  if (Math.abs(total) < TELLING * unseen.length) return null;
  const wins = total > 0;
  const sign = wins ? 1 : -1;
  const counted = state.history.conditions.map((condition) => ({
    condition,
    sum: sign * unseen.reduce((sum, card) => sum + countsOn(condition, card), 0),
  }));
  const [first] = counted.toSorted((one, other) => other.sum - one.sum);
  const evil = wins || !isHurtByEvil(state, turn) ? 0 : unseen.filter(isEvil).length * EVIL_WEIGHS;
  if (first !== undefined && first.sum > 0 && first.sum >= evil) return { wins, why: first.condition };
  return evil > 0 ? { wins, why: 'evil' } : null;
}

/** What an Evil card weighs against cards that count. */
const EVIL_WEIGHS = 3;

function countsOn(condition: Condition, card: Card): number {
  return scoreOn(condition, [card]) - scoreOn(condition, []);
}
