import type { Effect, Laid } from './card-permission-and-effect-types.ts';
import { seatAfter } from './turn-order.ts';

/** Chapter "jacks": each skips one player. */

export function jacksEffect({ table, by, cards }: Laid): Effect {
  const count = cards.length;
  const next = seatAfter(table, by, count + 1);
  const seats = Array.from({ length: count }, (_, index) => seatAfter(table, by, index + 1));
  const skipped = { type: 'skipped', rule: 'jacks-skip', seats } as const;
  return {
    table,
    events: next === by ? [skipped, { type: 'again', rule: 'jacks-skip', by, count }] : [skipped],
    next,
  };
}
