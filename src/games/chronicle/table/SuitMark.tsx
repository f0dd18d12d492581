import { suitOf, type Card, type Seat, type Suit, type Wild } from '#games/chronicle/rules/cards';

type Ink = Suit | 'wild';

/** The shape of a suit, of Wilds or of Evil, or the figure of a Wild, the size of a letter. Decorative: its name stands beside it. */
export function SuitMark({ of }: { readonly of: Ink | Wild | 'evil' }) {
  return (
    <svg class="mark" data-suit={of} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <use href={`#mark-${of}`} width="48" height="48" />
    </svg>
  );
}

/** The suit that a card is drawn in; Wilds, which have none, are drawn in an ink of their own. */
export function inkOf(card: Card): Ink {
  return suitOf(card) ?? 'wild';
}

/** The number of a seat, where what stands around it says that it is one. */
export function seatSign(seat: Seat): string {
  return seat.slice(1);
}
