import type { Card } from './cards.ts';
import type { Condition, History } from './history-card-conditions.ts';

/** The deck of history cards, as far as sources tell of it. Most of the twelve stand in no source that we have. */

/** A card of the deck; `open` is what no source tells. */
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
