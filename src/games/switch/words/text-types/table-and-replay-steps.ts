import type { Card, Rank, Seat, Suit } from '#games/switch/rules/cards';
import type { Action, Cause, Direction, Match } from '#games/switch/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is said at a table and of the steps through a game: all that a replay page needs to load. */
export interface TableAndReplayStepsWords {
  readonly replay: {
    readonly controls: string;
    readonly ways: Readonly<
      Record<'first' | 'partBack' | 'back' | 'forward' | 'partForward' | 'last' | 'comment', string>
    >;
    readonly seats: Readonly<Record<'all' | Seat, string>>;
    readonly deal: string;
    readonly game: string;
  };
  readonly table: {
    readonly label: string;
    /** The others around the table, as a list. */
    readonly others: string;
    readonly hand: (seat: Seat, count: number) => string;
    readonly emptyHand: (seat: Seat) => string;
    readonly hidden: string;
    /** A card that may not be played now, as a button that says why. */
    readonly barred: (card: Card) => string;
    /** A card of a game that is looked at: touched, it is played there. */
    readonly play: (card: Card) => string;
    readonly count: (count: number) => string;
    readonly toAct: string;
    readonly deck: (count: number) => string;
    readonly stack: (cards: readonly Card[], count: number) => string;
    readonly emptyStack: string;
    /** What has to be matched, and what beside it says why it is not the top card itself. */
    readonly match: (match: Match) => string;
    readonly matchLabel: string;
    /** What answers a penalty, and what beside it says so. */
    readonly answers: (answers: readonly (Rank | Card)[]) => string;
    readonly answerLabel: string;
    readonly noAnswer: string;
    readonly or: string;
    readonly mirrored: string;
    readonly chosen: string;
    readonly direction: (direction: Direction) => string;
    readonly penalty: (seat: Seat, count: number) => string;
    /** What a run asks for: its rank, or the next. */
    readonly run: (rank: Rank, next: Rank | null) => string;
    readonly ladder: string;
    /** What goes on a run, above its ladder. */
    readonly goesOn: (rank: Rank, next: Rank) => string;
  };
  /** That somebody drew, in as little space as it takes: in a list, behind whoever it was. */
  readonly drawn: string;
  /** A move in a sentence, for lists and buttons. */
  readonly moves: SentencePerType<Action>;
}

/** What is said of a hand that somebody plays from. */
export interface PlayerHandWords {
  readonly draw: Readonly<Record<Exclude<Cause, 'mistake' | 'finish'>, (count: number) => string>>;
  readonly play: (cards: readonly Card[]) => string;
  /** Of a card that was chosen, its place among those to be played. */
  readonly chosen: (card: Card, place: number) => string;
  readonly playable: (card: Card) => string;
  readonly barred: (card: Card) => string;
  /** Of a card that goes only after one of these in the same turn; and the same on the card itself. */
  readonly after: (card: Card, firsts: readonly Card[]) => string;
  readonly afterLabel: (firsts: readonly Card[]) => string;
  readonly chooseSuit: (aces: number) => string;
  readonly suit: (suit: Suit) => string;
  /** Plays no Ace after all. */
  readonly noSuit: string;
}
