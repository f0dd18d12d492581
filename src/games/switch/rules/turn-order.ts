import { SEATS, type Card, type Seat } from './cards.ts';
import type { Table } from './state.ts';

/** Whose turn it is, counted around the table. */

/** The seats at the table, in the order of play. */
export function seatsAt({ hands }: Pick<Table, 'hands'>): readonly Seat[] {
  return SEATS.filter((seat) => hands[seat] !== undefined);
}

/** The seat that comes so many turns after another, in the present direction. */
export function seatAfter(table: Pick<Table, 'hands' | 'direction'>, by: Seat, steps = 1): Seat {
  const count = countSeats(table);
  const at = (((SEATS.indexOf(by) + steps * table.direction) % count) + count) % count;
  const seat = SEATS[at];
  if (seat === undefined) throw new Error('Nobody sits at the table');
  return seat;
}

/** How many sit at the table: the first seats, without a gap. */
function countSeats({ hands }: Pick<Table, 'hands'>): number {
  const free = SEATS.findIndex((seat) => hands[seat] === undefined);
  return free < 0 ? SEATS.length : free;
}

/** The cards of a seat; none where nobody sits there. */
export function handOf({ hands }: Pick<Table, 'hands'>, seat: Seat): readonly Card[] {
  return hands[seat] ?? [];
}

/** The card on top of the stack. */
export function topOf({ played }: Pick<Table, 'played'>): Card {
  const top = played.at(-1);
  if (top === undefined) throw new Error('At least one card lies on the stack');
  return top;
}
