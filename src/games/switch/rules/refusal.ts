import type { Misfit as ShapeMisfit } from '#kit/validate-object';
import type { Card, Rank, Seat, Suit } from './cards.ts';
import type { SwitchId } from './ruling-switches.ts';
import type { Action, Phase } from './state.ts';

/** The cards of the same hand and rank after one of which the card may be laid all the same; left out where there is none. */
type Firsts = readonly [Card, ...Card[]];

/** Why a card may not be laid on what lies there: the rule that forbids it, and the facts. */
export type Barred =
  | {
      readonly type: 'no-match';
      readonly rule: 'match-top';
      readonly card: Card;
      readonly top: Card;
      readonly rank: Rank;
      readonly suit: Suit;
      readonly firsts?: Firsts;
    }
  | {
      readonly type: 'penalty-waits';
      readonly rule: 'twos-answer' | 'five-hearts-answer';
      readonly card: Card;
      readonly top: Card;
      readonly penalty: number;
      readonly firsts?: Firsts;
    }
  | {
      readonly type: 'five-hearts-barred';
      readonly rule: 'five-hearts-on-two';
      readonly top: Card;
      readonly penalty: number;
      /** Whether the 2♥ would have let it. */
      readonly onTwoOfHearts: boolean;
    }
  | {
      readonly type: 'no-counter';
      readonly rule: 'seven-no-counter' | 'ace-no-counter';
      readonly card: Card;
      readonly top: Card;
      readonly penalty: number;
    }
  | {
      readonly type: 'not-next';
      readonly rule: 'run-follow';
      readonly card: Card;
      readonly run: Rank;
      readonly next: Rank;
    }
  | { readonly type: 'two-in-run'; readonly rule: 'run-no-two'; readonly card: Card; readonly run: Rank }
  | { readonly type: 'ace-too-early'; readonly rule: 'run-ace'; readonly card: Card; readonly run: Rank };

/** Why something may not be done: the rule that forbids it, and the facts. */
export type Refusal =
  | Barred
  | { readonly type: 'game-over'; readonly rule: 'game-over'; readonly winner: Seat | 'draw' }
  | {
      readonly type: 'not-now';
      readonly rule: 'turns';
      readonly tried: Action['type'];
      readonly phase: Exclude<Phase, 'over'>;
    }
  | { readonly type: 'not-your-turn'; readonly rule: 'turns'; readonly by: Seat; readonly turn: Seat }
  | { readonly type: 'wrong-seats'; readonly rule: 'deal-hands'; readonly seats: readonly Seat[] }
  | {
      readonly type: 'wrong-deal';
      readonly rule: 'deal-hands';
      readonly to: Seat;
      readonly count: number;
      readonly due: number;
      readonly players: number;
    }
  | { readonly type: 'dealt-twice'; readonly rule: 'the-cards'; readonly card: Card }
  | { readonly type: 'not-dealt'; readonly rule: 'the-cards'; readonly cards: readonly Card[] }
  | { readonly type: 'only-tricks'; readonly rule: 'no-trick-turned-up' }
  | { readonly type: 'nothing-played'; readonly rule: 'same-rank' }
  | { readonly type: 'played-twice'; readonly rule: 'the-cards'; readonly card: Card }
  | { readonly type: 'not-held'; readonly rule: 'own-cards'; readonly by: Seat; readonly card: Card }
  | {
      readonly type: 'many-ranks';
      readonly rule: 'same-rank' | 'run-one-rank';
      readonly cards: readonly Card[];
    }
  | { readonly type: 'five-hearts-covered'; readonly rule: 'five-hearts-last' }
  | { readonly type: 'no-suit-chosen'; readonly rule: 'ace-suit'; readonly card: Card }
  | {
      readonly type: 'suit-chosen';
      readonly rule: 'ace-suit' | 'run-powerless';
      readonly card: Card;
      readonly suit: Suit;
    }
  | { readonly type: 'shuffled-twice'; readonly rule: 'the-cards'; readonly card: Card }
  | { readonly type: 'not-under-top'; readonly rule: 'reshuffle'; readonly card: Card }
  | { readonly type: 'left-out'; readonly rule: 'reshuffle'; readonly cards: readonly Card[] };

/** Something that is no action at all, or no table: a slip of the pen rather than a breach of the rules. */
export type Misfit =
  | ShapeMisfit
  | { readonly type: 'unknown-card'; readonly rule: 'the-cards'; readonly found: string }
  | { readonly type: 'not-a-switch'; readonly key: string; readonly known: readonly SwitchId[] };
