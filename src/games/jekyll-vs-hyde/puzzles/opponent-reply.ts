import type { Follow, Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { Tried } from './work-out-puzzle.ts';

/** What the other seat plays at once upon a move; null where the mover goes on, cards are exchanged, or the round is over. */
export function replyTo({ action, line: [next] }: Pick<Tried, 'action' | 'line'>): Lead | Follow | null {
  if (next?.type !== 'lead' && next?.type !== 'follow') return null;
  return next.by === action.by ? null : next;
}
