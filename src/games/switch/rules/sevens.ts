import type { Card } from './cards.ts';
import { allowed, barred, type Answer, type Effect, type Laid } from './card-permission-and-effect-types.ts';
import type { Stack } from './state.ts';
import { seatAfter, topOf } from './turn-order.ts';

/** Chapter "sevens": a 7 goes on anything and is matched as what lies below it. */

/** May a 7 be laid on an active 2 or the active 5♥? It answers neither, and at most some tables let it be laid and served. */
export function answersWithSeven(table: Stack, card: Card): Answer {
  if (table.rulings['seven-on-penalty'] === 'after-serving') return allowed('seven-no-counter');
  const { penalty } = table;
  return barred({ type: 'no-counter', rule: 'seven-no-counter', card, top: topOf(table), penalty });
}

/** The rank and the suit that had to be matched stay what they were; a penalty is picked up by who laid the 7. */
export function sevensEffect({ table, by, top, before }: Laid): Effect {
  return {
    table: { ...table, match: before.match, penalty: 0 },
    events: [{ type: 'mirrored', rule: 'seven-mirrors', card: top, ...before.match }],
    next: seatAfter(table, by),
    serves: before.penalty,
  };
}
