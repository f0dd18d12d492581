import { SEATS, type BySeat, type Card, type Seat } from './cards.ts';
import type { Table } from './state.ts';

/** Who sits at the table, clockwise. */

/** The seats at the table. */
export function seatsAt({ hands }: Pick<Table, 'hands'>): readonly Seat[] {
  return SEATS.filter((seat) => hands[seat] !== undefined);
}

/** The seats at the table clockwise from one on, itself first. */
export function seatsFrom(table: Pick<Table, 'hands'>, first: Seat): readonly Seat[] {
  const seats = seatsAt(table);
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** The seats at the table without one, clockwise from it. */
export function othersThan(table: Pick<Table, 'hands'>, seat: Seat): readonly Seat[] {
  return seatsFrom(table, seat).slice(1);
}

/** The cards in a seat's hand; none where nobody sits there. */
export function handOf({ hands }: Pick<Table, 'hands'>, seat: Seat): readonly Card[] {
  return hands[seat] ?? [];
}

/** The cards that a seat has won. */
export function alliesOf({ allies }: Pick<Table, 'allies'>, seat: Seat): readonly Card[] {
  return allies[seat] ?? [];
}

/** A value for each of these seats. */
export function bySeat<Value>(seats: readonly Seat[], give: (seat: Seat) => Value): BySeat<Value> {
  return Object.fromEntries(seats.map((seat) => [seat, give(seat)]));
}
