import { rankOf, type BySeat, type Card, type Rank, type Seat } from './cards.ts';
import type { Event } from './event.ts';
import { FIVE_OF_HEARTS } from './five-hearts.ts';
import type { Over, Table } from './state.ts';
import { handOf, seatsAt } from './turn-order.ts';

/** Chapter "finishing": who plays a last card that is no trick card wins. */

const TRICKS: readonly Rank[] = ['2', '3', '7', '8', 'J', 'A'];

/** Whether a card has a power of its own: 2, 3, 5♥, 7, 8, Jack, Ace. */
export function isTrickCard(card: Card): boolean {
  return card === FIVE_OF_HEARTS || TRICKS.includes(rankOf(card));
}

/** Whether somebody whose hand is empty has to draw, because the card laid last is a trick card or was played in a run. */
export function mustDrawForLast({ rulings }: Table, top: Card, inRun: boolean): boolean {
  return rulings['finish-on-trick'] === 'draw' && (inRun || isTrickCard(top));
}

/** Nobody can do anything any more: the fewest cards win. */
export function countCards(
  table: Table,
  before: readonly Event[],
): { readonly state: Over; readonly events: readonly Event[] } {
  const seats = seatsAt(table);
  const held = seats.map((seat) => handOf(table, seat).length);
  const fewest = Math.min(...held);
  const [first, second] = seats.filter((_, index) => held[index] === fewest);
  const winner: Seat | 'draw' = first === undefined || second !== undefined ? 'draw' : first;
  const counts: BySeat<number> = Object.fromEntries(seats.map((seat, index) => [seat, held[index]]));
  return {
    state: { phase: 'over', ...table, winner },
    events: [...before, { type: 'counted', rule: 'fewest-cards', winner, counts }],
  };
}
