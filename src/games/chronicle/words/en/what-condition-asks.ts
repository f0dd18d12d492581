import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import { words as game } from './names.ts';

/** What a condition asks of the reader, as the end of a sentence. */
export function wish(condition: Condition): string {
  const isOfNumber = 'most' in condition || 'fewest' in condition;
  return `${isOfNumber ? 'you want' : 'Fame is for'} ${game.condition(condition)}`;
}
