import type { BySeat, Card, Seat, Suit } from './cards.ts';
import type { Rulings } from './ruling-switches.ts';

/**
 * A state is all that the rules know of a game at one moment, and an action is what leads from one to the next. Both are readonly
 * JSON. What then happened is in `event.ts`, why something may not be done in `refusal.ts`.
 */

export type Round = 1 | 2 | 3;

/** A card lying in the middle, and the suit that its player named (null: it is no Potion). */
export interface Led {
  readonly card: Card;
  readonly names: Suit | null;
}

/** A trick that has been played out. `owner` is its winner until Pride takes it away. */
export interface Trick {
  readonly leader: Seat;
  readonly led: Led;
  readonly followed: Card;
  readonly winner: Seat;
  readonly owner: Seat;
  /** A position was laid out after it, and nobody said which cards lie in it: these only fill the pile, and tell nobody anything. */
  readonly madeUp?: true;
}

/** The cards each seat gave in an exchange, and how many tricks of the round had been awarded before it. */
export interface Exchange {
  readonly afterTricks: number;
  readonly given: BySeat<readonly Card[]>;
}

/** What a seat has laid down for an exchange; null: nothing yet. */
export type Chosen = BySeat<readonly Card[] | null>;

/**
 * Which game of a match this is. Only a return match has a second one: there the players have changed
 * roles, and `needed` is how many rounds the first Hyde needed to win.
 */
export type Match = { readonly game: 1 } | { readonly game: 2; readonly needed: Round | 'never' };

/** What outlasts a round. */
interface Standing {
  readonly rulings: Rulings;
  readonly match: Match;
  /** The round being played; between rounds, the one to be dealt next. */
  readonly round: Round;
  /** The marker's position on the Identity Track, 0 (Jekyll's end) to 10 (Hyde's end). */
  readonly marker: number;
}

/** What lies on the table during a round. */
export interface Table extends Standing {
  readonly hands: BySeat<readonly Card[]>;
  /** The five cards that nobody sees. */
  readonly setAside: readonly Card[];
  /** Suits from lowest to highest: none, one, or all three. */
  readonly ranking: readonly Suit[];
  /** The tricks of this round in the order in which they were played. */
  readonly tricks: readonly Trick[];
  readonly exchanges: readonly Exchange[];
}

/** What a finished round leaves lying until the next deal. */
export interface Finished {
  readonly game: 1 | 2;
  readonly round: Round;
  readonly ranking: readonly Suit[];
  readonly tricks: readonly Trick[];
}

/** A deal is due. `finished` is the round before, null at the very start. */
export interface Dealing extends Standing {
  readonly phase: 'deal';
  readonly finished: Finished | null;
}

/** Both choose the cards they give, at the same time. */
export interface Preparation extends Table {
  readonly phase: 'preparation';
  readonly chosen: Chosen;
}

export interface Leading extends Table {
  readonly phase: 'lead';
  readonly leader: Seat;
}

export interface Following extends Table {
  readonly phase: 'follow';
  readonly leader: Seat;
  readonly led: Led;
  /** Whether the led card put its suit's token on the board. */
  readonly ledToken: boolean;
}

/** A Greed effect: both choose the cards they exchange, before the trick is awarded. */
export interface GreedExchange extends Table {
  readonly phase: 'greed';
  readonly leader: Seat;
  readonly led: Led;
  readonly followed: Card;
  /** How many cards each gives: 1 or 2. */
  readonly count: number;
  readonly chosen: Chosen;
}

export interface Over extends Standing {
  readonly phase: 'over';
  /** The role that won the last game; in a return match, the one who needed fewer rounds as Hyde, or nobody. */
  readonly winner: Seat | 'draw';
  readonly finished: Finished;
}

export type State = Dealing | Preparation | Leading | Following | GreedExchange | Over;
export type Phase = State['phase'];
/** The states in which cards are held. */
export type InRound = Exclude<State, Dealing | Over>;

// --------------------------------------------------------------------------------------------------- action

/** Ten cards to each seat; the five named in neither hand are set aside. */
export interface Deal {
  readonly type: 'deal';
  readonly jekyll: readonly Card[];
  readonly hyde: readonly Card[];
}
/** A set of cards given away: in the preparation, or by the Greed effect. */
export interface Give {
  readonly type: 'exchange';
  readonly by: Seat;
  readonly cards: readonly Card[];
}
export interface Lead {
  readonly type: 'lead';
  readonly by: Seat;
  readonly card: Card;
  /** The suit a led Potion names: with a Potion always, otherwise never. */
  readonly names?: Suit;
}
export interface Follow {
  readonly type: 'follow';
  readonly by: Seat;
  readonly card: Card;
}

export type Action = Deal | Give | Lead | Follow;
