import type { Card, Potion, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { Sentences } from '#words/sentences';

/** What is said at a table and of the steps through a game: all that a replay page needs to load. */
export interface TableWords {
  readonly replay: {
    readonly controls: string;
    readonly ways: Readonly<
      Record<'first' | 'partBack' | 'back' | 'forward' | 'partForward' | 'last' | 'comment', string>
    >;
    readonly seats: Readonly<Record<'all' | Seat, string>>;
    /** What a seat has found out about the other hand. */
    readonly voids: (other: Seat, suits: readonly Suit[]) => string;
    /** With the number of its game, where there are two. */
    readonly round: (round: number, game: number | null) => string;
    readonly deal: string;
    readonly preparation: string;
    readonly trick: (trick: number) => string;
  };
  readonly table: {
    readonly label: string;
    readonly hand: (seat: Seat, count: number) => string;
    readonly emptyHand: (seat: Seat) => string;
    readonly hidden: string;
    /** A card that may not be played now, as a button that says why. */
    readonly barred: (card: Card) => string;
    readonly faceDown: string;
    readonly trickEmpty: string;
    readonly names: (suit: Suit) => string;
    readonly takenBy: (seat: Seat) => string;
    readonly tricks: (seat: Seat, count: number) => string;
    readonly ranking: string;
    readonly noRank: string;
    readonly track: (marker: number) => string;
    readonly card: (card: Card) => string;
    readonly nameSuit: (potion: Potion) => string;
    readonly give: (cards: number) => string;
  };
  /** A move in a sentence, for lists and buttons. */
  readonly moves: Sentences<Action>;
}
