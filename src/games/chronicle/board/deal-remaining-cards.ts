import type { LaidBoard } from '#games/chronicle/position-setup-adapter';
import type { Seat } from '#games/chronicle/rules/cards';
import { alliesOf, handOf, seatsAt } from '#games/chronicle/rules/seats';
import { shuffle, type Random } from '#kit/random';
import { boardWith, cardsAt, laidOn, place } from './edit-position.ts';

/**
 * All cards that lie nowhere are dealt by the given chance, to those first who hold the fewest; with five players one goes aside. Where a
 * round begins, whoever has the Lead Card leads.
 */
export function dealRemainingCards(board: LaidBoard, chance: Random): LaidBoard {
  let setup = laidOn(board);
  const free = shuffle(cardsAt(setup, 'nowhere'), chance);
  const seats = seatsAt(setup);
  if (seats.length === 5 && setup.aside === null) {
    const at = free.findIndex((card) => card !== setup.history.lead);
    const [aside] = at < 0 ? [] : free.splice(at, 1);
    if (aside !== undefined) setup = { ...setup, aside };
  }
  const acted = setup.meeting?.acted ?? [];
  const had = (one: Seat) => handOf(setup, one).length + (acted.includes(one) ? 1 : 0);
  for (const card of free) {
    const [poorest = 'p1'] = seats.toSorted((one, other) => had(one) - had(other));
    setup = place(setup, [card], `hand-${poorest}`);
  }
  const begins =
    setup.meeting === null &&
    setup.discard.length === 0 &&
    seats.every((one) => alliesOf(setup, one).length === 0);
  const holder = seats.find((one) => handOf(setup, one).includes(setup.history.lead));
  return boardWith(board, begins && holder !== undefined ? { ...setup, leader: holder } : setup);
}
