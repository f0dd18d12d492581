import { CARDS, without, type Card, type Seat } from './cards.ts';
import type { Shown, View } from './view.ts';

/** What a seat knows of the cards: made of its view alone, so it cannot tell more than that seat may know. */
export interface Knowledge {
  readonly seat: Seat;
  readonly own: readonly Card[];
  /** The hands of the others in the order of the seats: the cards that everybody has seen go into them, and how many more there are. */
  readonly others: readonly {
    readonly seat: Seat;
    readonly shown: readonly Card[];
    readonly hidden: number;
  }[];
  /** How many cards lie in the deck. */
  readonly deck: number;
  /** The cards that lie in the deck or in other hands, nobody who knows no more can tell where. */
  readonly unseen: readonly Card[];
}

/** What the viewer knows; null where nobody looks through a seat's eyes, or nothing is dealt. */
export function knowledgeOf({ viewer, seats, hands, deck, played }: View): Knowledge | null {
  if (viewer === 'all' || seats.length === 0) return null;
  const own = known(hands[viewer] ?? []);
  const others = seats
    .filter((seat) => seat !== viewer)
    .map((seat) => {
      const shown = known(hands[seat] ?? []);
      return { seat, shown, hidden: (hands[seat]?.length ?? 0) - shown.length };
    });
  const seen = [...own, ...played, ...others.flatMap(({ shown }) => shown)];
  return { seat: viewer, own, others, deck: deck.length, unseen: without(CARDS, seen) };
}

function known(hand: readonly Shown[]): readonly Card[] {
  return hand.filter((card) => card !== '??');
}
