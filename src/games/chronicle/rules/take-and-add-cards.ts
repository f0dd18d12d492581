import { sorted, without, type BySeat, type Card, type Seat } from './cards.ts';
import { alliesOf, handOf } from './seats.ts';
import type { Table } from './state.ts';

/** Cards on their way from one place to another: they are all that an effect moves. */

export type Place = 'hand' | 'allies' | 'meeting';

/** The cards of a seat in a place. */
export function cardsAt(table: Table, place: Place, seat: Seat): readonly Card[] {
  switch (place) {
    case 'hand':
      return handOf(table, seat);
    case 'allies':
      return alliesOf(table, seat);
    case 'meeting':
      return table.meeting.laid.flatMap(({ by, card }) => (by === seat ? [card] : []));
  }
}

/** The table without these cards of a seat in a place. */
export function taken(table: Table, place: Place, seat: Seat, cards: readonly Card[]): Table {
  switch (place) {
    case 'hand': {
      // Which card went is not for all to see.
      const shown = { ...table.shown, [seat]: [] };
      return { ...table, shown, hands: { ...table.hands, [seat]: without(handOf(table, seat), cards) } };
    }
    case 'allies':
      return { ...table, allies: { ...table.allies, [seat]: without(alliesOf(table, seat), cards) } };
    case 'meeting': {
      const laid = table.meeting.laid.filter(({ card }) => !cards.includes(card));
      return { ...table, meeting: { ...table.meeting, laid } };
    }
  }
}

/** The table with these cards in a hand or among allies besides. */
export function added(table: Table, place: 'hand' | 'allies', seat: Seat, cards: readonly Card[]): Table {
  const key = place === 'hand' ? 'hands' : 'allies';
  const before: BySeat<readonly Card[]> = table[key];
  const voids = place === 'hand' ? { ...table.voids, [seat]: [] } : table.voids;
  return { ...table, voids, [key]: { ...before, [seat]: sorted([...(before[seat] ?? []), ...cards]) } };
}

/** The table with these cards on the discard pile, the last on top. */
export function discarded(table: Table, cards: readonly Card[]): Table {
  return { ...table, discard: [...table.discard, ...cards] };
}
