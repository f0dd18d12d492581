import type { BySeat, Card, Rank, Seat, Suit } from './cards.ts';
import type { Rulings } from './ruling-switches.ts';

/**
 * A state is all that the rules know of a game at one moment, and an action is what leads from one to the next. Both are readonly
 * JSON. What then happened is in `event.ts`, why something may not be done in `refusal.ts`.
 */

/** The rank and the suit that have to be matched. They are the top card's own, unless a 7 mirrors others or a suit was chosen with an Ace. */
export interface Match {
  readonly rank: Rank;
  readonly suit: Suit;
}

/** 1: from Player 1 to Player 2 and on; -1: the other way round. */
export type Direction = 1 | -1;

/** What lies on the table from the deal on. */
export interface Table {
  readonly rulings: Rulings;
  /** A hand for each who sits there, sorted. */
  readonly hands: BySeat<readonly Card[]>;
  /** The cards of each hand that everybody has seen, because they were laid down and came back. */
  readonly shown: BySeat<readonly Card[]>;
  /** The card to be drawn next comes first. */
  readonly deck: readonly Card[];
  /** The stack, at least one card; the one on top comes last. */
  readonly played: readonly Card[];
  readonly match: Match;
  readonly direction: Direction;
  /** How many cards wait to be picked up; 0: no penalty. Then the top card is an active 2, or the 5♥. */
  readonly penalty: number;
  /** The rank on which a run stands; null where none does. It stands on an Ace only where that is ruled to go on. */
  readonly run: Rank | null;
  /** How many turns in a row have brought neither a play nor a card. */
  readonly passes: number;
}

/** What decides whether a card may be laid. */
export type Stack = Pick<Table, 'rulings' | 'played' | 'match' | 'penalty' | 'run'>;

/** For what cards are drawn: by choice, for a penalty, for a run that failed, for a mistake in one, for a last card that may not be the last. */
export type Cause = 'choice' | 'penalty' | 'run' | 'mistake' | 'finish';

/** A drawing that waits for the dealer. */
export interface Drawing {
  readonly by: Seat;
  readonly cause: Cause;
  /** How many cards are still owed, at least one. */
  readonly owed: number;
  /** How many it has brought so far. */
  readonly drawn: number;
  /** Who acts after it. */
  readonly next: Seat;
}

/** Hands are to be dealt. */
export interface Dealing {
  readonly phase: 'deal';
  readonly rulings: Rulings;
}

/** A player is to play or to draw. */
export interface Turn extends Table {
  readonly phase: 'turn';
  readonly turn: Seat;
}

/** The deck is short in the middle of a drawing: the dealer makes a new one of the played cards. */
export interface Shuffling extends Table {
  readonly phase: 'shuffle';
  readonly drawing: Drawing;
}

export interface Over extends Table {
  readonly phase: 'over';
  readonly winner: Seat | 'draw';
}

export type State = Dealing | Turn | Shuffling | Over;
export type Phase = State['phase'];
/** The states in which cards lie on the table. */
export type InGame = Exclude<State, Dealing>;

// --------------------------------------------------------------------------------------------------- action

/** A hand for each who sits down, and all other cards, the first on top: the card that is turned up follows from them. */
export interface Deal {
  readonly type: 'deal';
  readonly hands: BySeat<readonly Card[]>;
  readonly deck: readonly Card[];
}
/** Cards of one rank, from the first that is laid to the one that lies on top. */
export interface Play {
  readonly type: 'play';
  readonly by: Seat;
  readonly cards: readonly Card[];
  /** The suit chosen with Aces: outside a run always, otherwise never. */
  readonly suit?: Suit;
}
/** One card, the penalty, or the price of a failed run: whatever is due. */
export interface Draw {
  readonly type: 'draw';
  readonly by: Seat;
}
/** The dealer's: the played cards under the top one in their new order, the first on top. */
export interface Shuffle {
  readonly type: 'shuffle';
  readonly deck: readonly Card[];
}

export type Action = Deal | Play | Draw | Shuffle;
