import type { Card, Seat, Suit } from '#games/chronicle/rules/cards';
import type { Action } from '#games/chronicle/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is said at a table and of the steps through a game: all that a replay page needs to load. */
export interface TableAndReplayStepsWords {
  readonly replay: {
    readonly controls: string;
    readonly ways: Readonly<
      Record<'first' | 'partBack' | 'back' | 'forward' | 'partForward' | 'last' | 'comment', string>
    >;
    readonly seats: Readonly<Record<'all' | Seat, string>>;
    readonly round: (round: number) => string;
    readonly deal: string;
    readonly meeting: (leader: Seat) => string;
    /** What is chosen when the last Meeting is over. */
    readonly roundEnd: string;
  };
  readonly table: {
    readonly label: string;
    readonly hand: (seat: Seat, count: number) => string;
    readonly emptyHand: (seat: Seat) => string;
    readonly hidden: string;
    /** A card that may not be played now, as a button that says why. */
    readonly barred: (card: Card) => string;
    /** One that may, where something else can be tried. */
    readonly play: (card: Card) => string;
    readonly count: (count: number) => string;
    /** What a number is that stands on a card, and what the chips are, where there is room for it. */
    readonly inHand: string;
    readonly chips: string;
    readonly toAct: string;
    readonly fame: (fame: number) => string;
    readonly allies: (seat: Seat, count: number) => string;
    readonly noAllies: (seat: Seat) => string;
    /** The allies of one suit, or the Wilds, with what is Evil among them. */
    readonly fan: (cards: readonly Card[]) => string;
    /** Beside the allies of whoever would get no Fame for the Evil among them: as few letters as find room there. */
    readonly shutOut: string;
    readonly lead: string;
    readonly noHistory: string;
    /** Before the signs of those who would get Fame for a condition if the round ended now; and in their place where there are none. */
    readonly now: string;
    readonly nobody: string;
    /** Who would get Fame for a condition if the round ended now. */
    readonly fulfil: (seats: readonly Seat[]) => string;
    readonly meeting: string;
    readonly leadSuit: (suit: Suit) => string;
    /** Beside the number of who led, below that card: a word of so few letters as find room there. */
    readonly led: string;
    readonly noLead: string;
    /** Of the last Meeting; whether its cards are discarded instead of collected. */
    readonly won: (by: Seat, discarded: boolean) => string;
    readonly laid: (by: Seat, card: string, down: boolean) => string;
    readonly discarded: (count: number) => string;
    readonly aside: string;
  };
  /** A move in a sentence, for lists and buttons. */
  readonly moves: SentencePerType<Action>;
}

/** What is said of a hand that somebody plays from, and of what an ability asks for. */
export interface PlayerHandWords {
  readonly playable: (card: Card, down: boolean) => string;
  readonly barred: (card: Card) => string;
  /** On a card that can be played in no other way, in little room. */
  readonly down: string;
  /** Somebody gets a card of a hand that whoever chooses does not see. */
  readonly giveUnseen: (to: Seat) => string;
  /** A card that lies face down in the Meeting. */
  readonly claimDown: (from: Seat) => string;
}
