import { SEATS, sorted, type BySeat, type Card, type Seat } from './cards.ts';
import type { Event } from './event.ts';
import { isTrickCard } from './finishing.ts';
import { ownMatch } from './runs.ts';
import type { Deal, Dealing, Turn } from './state.ts';
import { handOf, seatsAt } from './turn-order.ts';

/** Chapter "deal": hands of seven cards or five, a deck, and its first card that is no trick card turned up. */

export const PLAYERS = { fewest: 2, most: SEATS.length } as const;

/** How many cards each is dealt. */
export function handSize(players: number): number {
  return players < 4 ? 7 : 5;
}

/** Hands are picked up, and the first card that is no trick card is turned up; those before it go to the bottom of the deck. */
export function deal({ rulings }: Dealing, { hands, deck }: Deal): { state: Turn; events: readonly Event[] } {
  const seats = seatsAt({ hands });
  const at = deck.findIndex((card) => !isTrickCard(card));
  const card = deck[at];
  if (card === undefined) throw new Error('The judge lets no deck pass that is all trick cards');
  const buried = deck.slice(0, at);
  const turn: Seat = 'p1';
  const whichCardStartsStack = { type: 'turned-up', rule: 'turn-up', card } as const;
  return {
    state: {
      phase: 'turn',
      rulings,
      hands: bySeat(seats, (seat) => sorted(handOf({ hands }, seat))),
      shown: bySeat(seats, () => []),
      deck: [...deck.slice(at + 1), ...buried],
      played: [card],
      match: ownMatch(card),
      direction: 1,
      penalty: 0,
      run: null,
      passes: 0,
      turn,
    },
    events: [
      { type: 'dealt', rule: 'deal-hands', players: seats.length, each: handSize(seats.length) },
      ...(buried.length > 0 ? [{ type: 'buried', rule: 'no-trick-turned-up', cards: buried } as const] : []),
      whichCardStartsStack,
      { type: 'turn', rule: 'first-player', by: turn },
    ],
  };
}

function bySeat(seats: readonly Seat[], give: (seat: Seat) => readonly Card[]): BySeat<readonly Card[]> {
  return Object.fromEntries(seats.map((seat) => [seat, give(seat)]));
}
