import { conditionKey, type History } from './history-card-conditions.ts';
import type { Refusal } from './refusal.ts';

/** Chapter "history": a card says who leads first and what the round is about. */

/** Why no round can be played by this card: it has no condition, or one twice. */
export function forbidsHistory({ conditions }: History): readonly Refusal[] {
  if (conditions.length === 0) return [{ type: 'no-condition', rule: 'history-card' }];
  const keys = conditions.map(conditionKey);
  const twice = conditions.find((condition, index) => keys.indexOf(conditionKey(condition)) !== index);
  return twice === undefined ? [] : [{ type: 'condition-twice', rule: 'history-card', condition: twice }];
}
