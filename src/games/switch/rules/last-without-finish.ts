import { rankOf, type Card } from './cards.ts';
import { mustDrawForLast } from './finishing.ts';
import { playable } from './legal.ts';
import { joinsRun } from './runs.ts';
import type { Turn } from './state.ts';
import { handOf } from './turn-order.ts';

/** The only card of the hand whose turn it is, where it may be laid and yet does not end the game; null where there is none such. */
export function lastWithoutFinish(state: Turn): Card | null {
  const [last] = playable(state);
  if (last === undefined || handOf(state, state.turn).length > 1) return null;
  return mustDrawForLast(state, last, joinsRun(state, rankOf(last))) ? last : null;
}
