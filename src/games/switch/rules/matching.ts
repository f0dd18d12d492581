import { rankOf, suitOf, type Card } from './cards.ts';
import { allowed, barred, type Answer } from './card-permission-and-effect-types.ts';
import type { Stack, Table } from './state.ts';
import { topOf } from './turn-order.ts';

/** Chapter "matching": a card goes on one of its suit or of its rank. */

/** Whether a card has the rank or the suit that has to be matched. */
export function matches({ match }: Pick<Table, 'match'>, card: Card): boolean {
  return rankOf(card) === match.rank || suitOf(card) === match.suit;
}

/** May this card be laid by its suit or its rank? */
export function answersByMatch(table: Stack, card: Card): Answer {
  if (matches(table, card)) return allowed('match-top');
  return barred({ type: 'no-match', rule: 'match-top', card, top: topOf(table), ...table.match });
}
