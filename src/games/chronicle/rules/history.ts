import type { Card } from './cards.ts';
import { conditionKey, type Condition, type History } from './history-condition.ts';
import type { Refusal } from './refusal.ts';

/** Chapter "history": a card says who leads first and what the round is about. Most of the twelve stand in no source that we have. */

/** A card of the deck, as far as sources tell of it. */
export interface HistorySlot {
  readonly lead: Card | 'open';
  readonly conditions: readonly Condition[] | 'open';
}

const OPEN: HistorySlot = { lead: 'open', conditions: 'open' };

/** The twelve cards. Nothing is made up for what no source tells. */
export const HISTORY_CARDS: readonly HistorySlot[] = [
  { lead: 'W1', conditions: [{ fewest: 'wisdom' }] },
  { lead: 'open', conditions: [{ most: 'power' }] },
  // “Dark Age”: who owns Evil scores.
  { lead: 'open', conditions: [{ owns: 'evil' }] },
  ...Array.from({ length: 9 }, () => OPEN),
];

/** Those that are known whole, so that a round can be dealt by them. */
export const KNOWN_HISTORY: readonly History[] = HISTORY_CARDS.flatMap(({ lead, conditions }) =>
  lead === 'open' || conditions === 'open' ? [] : [{ lead, conditions }],
);

/** Why no round can be played by this card: it has no condition, or one twice. */
export function forbidsHistory({ conditions }: History): readonly Refusal[] {
  if (conditions.length === 0) return [{ type: 'no-condition', rule: 'history-card' }];
  const keys = conditions.map(conditionKey);
  const twice = conditions.find((condition, index) => keys.indexOf(conditionKey(condition)) !== index);
  return twice === undefined ? [] : [{ type: 'condition-twice', rule: 'history-card', condition: twice }];
}
