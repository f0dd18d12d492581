import type { Effect, Laid } from './card-permission-and-effect-types.ts';
import { seatAfter } from './turn-order.ts';
import type { Direction } from './state.ts';

/** Chapter "eights": an odd number of 8s turns the direction, an even number gives another turn. */

export function eightsEffect({ table, by, cards }: Laid): Effect {
  const count = cards.length;
  if (count % 2 === 1) {
    const direction: Direction = table.direction === 1 ? -1 : 1;
    const turned = { ...table, direction };
    return {
      table: turned,
      events: [{ type: 'reversed', rule: 'eights-reverse', direction }],
      next: seatAfter(turned, by),
    };
  }
  return table.rulings['even-eights'] === 'again'
    ? { table, events: [{ type: 'again', rule: 'eights-again', by, count }], next: by }
    : { table, events: [{ type: 'unturned', rule: 'eights-again', count }], next: seatAfter(table, by) };
}
