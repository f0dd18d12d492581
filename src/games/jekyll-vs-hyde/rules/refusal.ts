import type { Misfit as ShapeMisfit } from '#kit/validate-object';
import type { Card, EvilCard, Potion, Seat, Suit } from './cards.ts';
import type { Event } from './event.ts';
import type { SwitchId } from './ruling-switches.ts';
import type { Action, Phase, Round } from './state.ts';

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
      /** None where nobody has seen them. */
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
      /** The cards that would follow; none where it is known only that there are some. */
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
