import type { Misfit as ShapeMisfit } from '#kit/validate';
import type { BySeat, Card, EvilCard, Potion, Seat, Suit } from './cards.ts';
import type { Rulings, SwitchId } from './rulings.ts';

/**
 * The game's table of contents: what the table can look like, what may be done, what then happened,
 * and why something may not be done. All of it readonly JSON.
 */

// ---------------------------------------------------------------------------------------------------- state

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

// ---------------------------------------------------------------------------------------------------- event

export type Place = 'lowest' | 'middle' | 'highest';

/** What decided a trick. */
export type Decision = 'number' | 'rank';

/**
 * What happened, with the facts and the rule it follows. An event holds only what both seats may know:
 * the cards of a deal, or those laid face down, are in the state and not here.
 */
export type Event =
  | { readonly type: 'dealt'; readonly rule: 'deal-ten'; readonly round: Round }
  | {
      readonly type: 'chosen';
      readonly rule: 'give-together';
      readonly by: Seat;
      readonly count: number;
    }
  | {
      readonly type: 'exchanged';
      readonly rule: 'give-count' | 'greed-any-card';
      readonly given: BySeat<readonly Card[]>;
    }
  | {
      readonly type: 'leads';
      readonly rule: 'first-leader' | 'winner-leads';
      readonly by: Seat;
      /** The number of the trick to come, 1 to 10. */
      readonly trick: number;
      readonly round: Round;
      readonly marker: number;
    }
  | {
      readonly type: 'led';
      readonly rule: 'lead-any' | 'name-suit';
      readonly by: Seat;
      readonly card: Card;
      readonly names: Suit | null;
    }
  | {
      readonly type: 'followed';
      readonly rule: 'follow-suit' | 'potion-instead' | 'follow-named' | 'void-plays-any';
      readonly by: Seat;
      readonly card: Card;
      /** The suit that was asked for. */
      readonly asked: Suit;
    }
  | {
      readonly type: 'token';
      readonly rule: 'rank-lowest' | 'rank-middle' | 'rank-leader-first' | 'rank-highest';
      readonly suit: Suit;
      readonly place: Place;
    }
  | {
      readonly type: 'no-token';
      readonly rule: 'rank-no-potion';
      readonly card: Potion;
      readonly names: Suit | null;
    }
  | {
      readonly type: 'effect';
      readonly rule: 'effect-first' | 'effect-actual-suit';
      readonly suit: Suit;
      readonly potion: Potion;
      readonly against: EvilCard;
      /** The suit that was named and could not be followed; null where the cards agree or nothing was named. */
      readonly instead: Suit | null;
    }
  | { readonly type: 'potions-cancel'; readonly rule: 'potions-cancel' }
  | {
      readonly type: 'cleared';
      readonly rule: 'wrath-clears' | 'wrath-own-token';
      /** The tokens that left the board, lowest first. */
      readonly ranking: readonly Suit[];
      readonly card: EvilCard;
    }
  | { readonly type: 'greed-due'; readonly rule: 'greed-exchanges'; readonly count: number }
  | { readonly type: 'greed-nothing'; readonly rule: 'greed-nothing' }
  | {
      readonly type: 'won';
      readonly rule: 'same-suit' | 'higher-rank' | 'potion-number' | 'two-potions' | 'off-suit-answer';
      readonly by: Seat;
      readonly card: Card;
      readonly beats: Card;
      readonly decision: Decision;
      /** The ranking by which it was decided, lowest first. */
      readonly ranking: readonly Suit[];
      /** The suit the led Potion had named, where that mattered to the question. */
      readonly names: Suit | null;
    }
  | {
      readonly type: 'took-trick';
      readonly rule: 'pride-takes';
      readonly by: Seat;
      readonly from: Seat;
      readonly cards: readonly [Card, Card];
      /** The number of the trick that changes hands, 1 to 9. */
      readonly trick: number;
    }
  | {
      readonly type: 'nothing-to-take';
      readonly rule: 'pride-nothing';
      readonly by: Seat;
      readonly from: Seat;
    }
  | {
      readonly type: 'awarded';
      readonly rule: 'take-trick';
      readonly by: Seat;
      readonly trick: number;
      /** How many tricks each seat owns now. */
      readonly tricks: BySeat<number>;
    }
  | {
      readonly type: 'gap';
      readonly rule: 'gap-moves';
      readonly tricks: BySeat<number>;
      readonly gap: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'round-over'; readonly rule: 'next-round'; readonly next: Round }
  | { readonly type: 'roles-change'; readonly rule: 'roles-change'; readonly needed: Round | 'never' }
  | {
      readonly type: 'game-won';
      readonly rule: 'hyde-wins' | 'jekyll-wins';
      readonly by: Seat;
      readonly round: Round;
      readonly marker: number;
    }
  | {
      readonly type: 'match-decided';
      readonly rule: 'fewer-rounds';
      /** Rounds the two needed as Hyde, in the order of the games. */
      readonly needed: readonly [Round | 'never', Round | 'never'];
      readonly winner: Seat | 'draw';
    };

// -------------------------------------------------------------------------------------------------- refusal

/** Why something may not be done: the rule that forbids it, and the facts. */
export type Refusal =
  | { readonly type: 'game-over'; readonly rule: 'game-over'; readonly winner: Seat | 'draw' }
  | {
      readonly type: 'not-now';
      readonly rule: 'turns';
      readonly tried: Action['type'];
      readonly phase: Exclude<Phase, 'over'>;
    }
  | { readonly type: 'not-your-turn'; readonly rule: 'turns'; readonly by: Seat; readonly turn: Seat }
  | { readonly type: 'wrong-deal'; readonly rule: 'deal-ten'; readonly to: Seat; readonly count: number }
  | { readonly type: 'dealt-twice'; readonly rule: 'the-cards'; readonly card: Card }
  | {
      readonly type: 'already-chosen';
      readonly rule: 'give-together';
      /** No source says that a choice stands. */
      readonly house: 'choice-stands';
      readonly by: Seat;
    }
  | {
      readonly type: 'wrong-count';
      readonly rule: 'give-count' | 'greed-exchanges';
      readonly count: number;
      readonly due: number;
      readonly round: Round;
    }
  | { readonly type: 'given-twice'; readonly rule: 'the-cards'; readonly card: Card }
  | {
      readonly type: 'potion-kept';
      readonly rule: 'forced-potion';
      readonly by: Seat;
      readonly potions: readonly Potion[];
    }
  | { readonly type: 'not-held'; readonly rule: 'own-cards'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'no-suit-named'; readonly rule: 'name-suit'; readonly card: Potion }
  | { readonly type: 'suit-named'; readonly rule: 'name-suit'; readonly card: EvilCard }
  | {
      readonly type: 'must-follow';
      readonly rule: 'follow-suit';
      readonly card: EvilCard;
      readonly suit: Suit;
      /** The cards that would follow. */
      readonly holds: readonly EvilCard[];
      /** The Potions in hand, which may be played instead. */
      readonly potions: readonly Potion[];
    }
  | {
      readonly type: 'must-follow-named';
      readonly rule: 'follow-named' | 'potion-barred';
      readonly card: Card;
      readonly suit: Suit;
      readonly holds: readonly EvilCard[];
    };

/** Something that is no action at all, or no table: a slip of the pen rather than a breach of the rules. */
export type Misfit =
  | ShapeMisfit
  | { readonly type: 'unknown-card'; readonly rule: 'the-cards'; readonly found: string }
  | { readonly type: 'not-a-switch'; readonly key: string; readonly known: readonly SwitchId[] };

/** Every rule that an event or a refusal can cite. */
export type Cited = (Event | Refusal)['rule'];
