import type { BySeat, Card, EvilCard, Potion, Seat, Suit } from './cards.ts';
import type { Round } from './state.ts';

export type Place = 'lowest' | 'middle' | 'highest';

/** What decided a trick; `no-ranks`: the number, where a ruling asks for ranks and the board has not both. */
export type Decision = 'number' | 'rank' | 'no-ranks';

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
      /** Null where nobody has said which lie in it. */
      readonly cards: readonly [Card, Card] | null;
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
