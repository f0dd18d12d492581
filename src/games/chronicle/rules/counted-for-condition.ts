import type { Card } from './cards.ts';
import { scoreOn, type Condition } from './history-card-conditions.ts';

/** How many of somebody's allies a condition counts; null where it asks for something to own or to be without. */
export function countedFor(condition: Condition, allies: readonly Card[]): number | null {
  return 'most' in condition || 'fewest' in condition ? Math.abs(scoreOn(condition, allies)) : null;
}
