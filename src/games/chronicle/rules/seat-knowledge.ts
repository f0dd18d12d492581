import { CARDS, without, type Card, type Seat, type Suit } from './cards.ts';
import type { Shown, View } from './view.ts';

/** What a seat knows of the cards: made of its view alone, so it cannot tell more than that seat may know. */
export interface Knowledge {
  readonly seat: Seat;
  readonly own: readonly Card[];
  /** The hands of the others in the order of the seats: cards that are known to be there, how many more there are, and suits that are not. */
  readonly others: readonly {
    readonly seat: Seat;
    readonly shown: readonly Card[];
    readonly hidden: number;
    readonly lacks: readonly Suit[];
  }[];
  /** Who has played a card face down in this Meeting that the seat does not see: it is no Wild, and not of the lead suit. */
  readonly down: readonly Seat[];
  /** How many cards of the discard pile nobody sees. */
  readonly pile: number;
  /** The cards that lie in one of these places. */
  readonly unseen: readonly Card[];
}

/** What the viewer knows; null where nobody looks through a seat’s eyes, or nothing is dealt. */
export function knowledgeOf(view: View): Knowledge | null {
  const { viewer, seats, hands, allies, laid, discard, aside, shown, voids } = view;
  if (viewer === 'all' || seats.length === 0) return null;
  const own = open(hands[viewer] ?? []);
  const others = seats
    .filter((seat) => seat !== viewer)
    .map((seat) => {
      const hand = hands[seat] ?? [];
      const looked = open(hand);
      const known = looked.length > 0 ? looked : (shown[seat] ?? []);
      const hidden = hand.length - known.length;
      return { seat, shown: known, hidden, lacks: hidden > 0 ? (voids[seat] ?? []) : [] };
    });
  const seen = [
    ...own,
    ...others.flatMap((other) => other.shown),
    ...seats.flatMap((seat) => allies[seat] ?? []),
    ...open(laid.map(({ card }) => card)),
    ...open(discard),
    ...(aside === null ? [] : [aside]),
  ];
  return {
    seat: viewer,
    own,
    others,
    down: laid.flatMap(({ by, card }) => (card === '??' ? [by] : [])),
    pile: discard.filter((card) => card === '??').length,
    unseen: without(CARDS, seen),
  };
}

function open(cards: readonly Shown[]): readonly Card[] {
  return cards.filter((card) => card !== '??');
}
