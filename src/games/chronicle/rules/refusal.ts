import type { Misfit as ShapeMisfit } from '#kit/validate-object';
import type { Card, Kind, Seat, Suit } from './cards.ts';
import type { Condition } from './history-card-conditions.ts';
import type { SwitchId } from './ruling-switches.ts';
import type { EffectId, Slot } from './ability-definitions.ts';
import type { Action, Due, EffectMove, Phase } from './state.ts';

/** Why something may not be done: the rule that forbids it, and the facts. */
export type Refusal =
  | { readonly type: 'game-over'; readonly rule: 'game-over'; readonly winner: Seat }
  | {
      readonly type: 'not-now';
      readonly rule: 'turns';
      readonly tried: Action['type'];
      readonly phase: Exclude<Phase, 'over' | 'effect'>;
    }
  | {
      readonly type: 'effect-due';
      readonly rule: 'ability-must' | 'leftover-hand' | 'angel-discards';
      readonly by: Seat;
      readonly effect: Due['effect'];
      readonly move: EffectMove['type'];
    }
  | { readonly type: 'not-your-turn'; readonly rule: 'turns'; readonly by: Seat; readonly turn: Seat }
  // The deal.
  | { readonly type: 'no-condition'; readonly rule: 'history-card' }
  | { readonly type: 'condition-twice'; readonly rule: 'history-card'; readonly condition: Condition }
  | { readonly type: 'wrong-seats'; readonly rule: 'deal-hands'; readonly seats: readonly Seat[] }
  | { readonly type: 'other-seats'; readonly rule: 'deal-hands'; readonly players: number }
  | {
      readonly type: 'wrong-deal';
      readonly rule: 'deal-hands';
      readonly to: Seat;
      readonly count: number;
      readonly due: number;
      readonly players: number;
    }
  | { readonly type: 'none-aside'; readonly rule: 'five-aside' }
  | {
      readonly type: 'one-aside';
      readonly rule: 'five-aside';
      readonly card: Card;
      readonly players: number;
    }
  | { readonly type: 'lead-aside'; readonly rule: 'aside-not-lead'; readonly card: Card }
  | { readonly type: 'dealt-twice'; readonly rule: 'the-cards'; readonly card: Card }
  | { readonly type: 'not-dealt'; readonly rule: 'the-cards'; readonly cards: readonly Card[] }
  // A card to be played.
  | { readonly type: 'not-held'; readonly rule: 'own-cards'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'lead-down'; readonly rule: 'lead-any'; readonly card: Card }
  | { readonly type: 'wild-down'; readonly rule: 'wild-open'; readonly card: Card }
  | { readonly type: 'suitless-down'; readonly rule: 'wild-led'; readonly card: Card }
  | { readonly type: 'suit-down'; readonly rule: 'follow-suit'; readonly card: Card; readonly suit: Suit }
  | { readonly type: 'must-follow'; readonly rule: 'follow-suit'; readonly card: Card; readonly suit: Suit }
  | { readonly type: 'off-suit-open'; readonly rule: 'void-down'; readonly card: Card; readonly suit: Suit }
  | { readonly type: 'must-play-wild'; readonly rule: 'void-wild'; readonly card: Card }
  // What an effect asks for.
  | {
      readonly type: 'not-another';
      readonly rule: EffectId;
      readonly owner: Seat;
      readonly seat: Seat;
    }
  | { readonly type: 'not-own'; readonly rule: EffectId; readonly owner: Seat; readonly seat: Seat }
  | { readonly type: 'not-there'; readonly rule: EffectId; readonly seat: Seat }
  | { readonly type: 'empty-hand'; readonly rule: EffectId; readonly seat: Seat }
  | {
      readonly type: 'card-not-there';
      readonly rule: EffectId;
      readonly card: Card;
      readonly seat: Seat;
      readonly place: 'hand' | 'allies' | 'meeting';
    };

/** Something that is no action at all, or no table: a slip of the pen rather than a breach of the rules. */
export type Misfit =
  | ShapeMisfit
  | { readonly type: 'unknown-card'; readonly rule: 'the-cards'; readonly found: string }
  | {
      readonly type: 'not-a-switch';
      readonly key: string;
      readonly known: readonly (SwitchId | 'abilities')[];
    }
  | {
      readonly type: 'not-a-slot';
      readonly kind: Kind | 'other';
      readonly key: string;
      readonly known: readonly Slot[];
    }
  | { readonly type: 'owner-chooses'; readonly rule: 'give-card'; readonly slot: Slot }
  | { readonly type: 'unknown-condition'; readonly rule: 'history-card'; readonly found: string };
