import type { Card, Seat, Suit } from '#games/chronicle/rules/cards';

/** A whole round with a coach. */
export interface GuidedRoundWords {
  readonly title: string;
  readonly scripted: string;
  readonly free: (seat: Seat) => string;
  readonly playFree: string;
  readonly playScripted: string;
  readonly coach: string;
  /** What may be done by who leads, before a suit is set, by who can follow, by who cannot, and where an ability asks for a choice. */
  readonly lead: string;
  readonly noSuit: string;
  readonly follow: (suit: Suit) => string;
  readonly void: (suit: Suit) => string;
  readonly choose: string;
  /** What the script plays here; why is written beside it. */
  readonly points: (card: Card, down: boolean) => string;
  /** The reader has made another move than the one that was pointed to. */
  readonly left: string;
  /** From here on the reader chooses. */
  readonly letsGo: string;
}
