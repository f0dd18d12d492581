import type { Card, Potion, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is said at a table and of the steps through a game: all that a replay page needs to load. */
export interface TableAndReplayStepsWords {
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
    /** The table at a trick, counted from 1; 0 before the first. */
    readonly label: (round: number, trick: number) => string;
    /** Beside the name of a seat that is to act. */
    readonly toAct: string;
    /** How many cards a hand has, and how many of them lie face down. */
    readonly hand: (seat: Seat, count: number, hidden?: number) => string;
    readonly emptyHand: (seat: Seat) => string;
    /** A card that may not be played now, as a button that says why. */
    readonly barred: (card: Card) => string;
    /** A card of a game that is looked at: touched, it is played there. */
    readonly play: (card: Card) => string;
    readonly faceDown: string;
    /** Beside the name of a card that came in an exchange, until something is played. */
    readonly received: string;
    /** After an exchange: what the mark over some cards means, and why one of another hand lies open. */
    readonly marks: string;
    readonly trickEmpty: string;
    /** Below the card that was led, where no suit is named with it. */
    readonly led: string;
    readonly names: (suit: Suit) => string;
    /** What a Potion has brought about, written over its trick. */
    readonly effects: Readonly<Record<'took-trick' | 'exchanged' | 'cleared', string>>;
    readonly takenBy: (seat: Seat) => string;
    readonly tricks: (seat: Seat, count: number) => string;
    readonly ranking: string;
    readonly noRank: string;
    readonly track: (marker: number) => string;
    readonly card: (card: Card) => string;
  };
  /** A move in a sentence, for lists and buttons. */
  readonly moves: SentencePerType<Action>;
}

/** What is said of a hand that somebody plays from. */
export interface PlayerHandWords {
  readonly nameSuit: (potion: Potion) => string;
  /** Leads no Potion after all. */
  readonly keepPotion: string;
  /** On the button that gives the chosen cards away, when so many are due. */
  readonly give: (cards: number, due: number) => string;
}
