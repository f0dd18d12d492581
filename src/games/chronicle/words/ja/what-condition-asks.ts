import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import { words as game } from './names.ts';

/** What a condition asks of the reader, as a clause of its own. */
export function wish(condition: Condition): string {
  return `条件は「${game.condition(condition)}」`;
}
