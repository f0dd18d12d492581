import type { Card, Seat, Suit } from './cards.ts';
import type { Condition } from './history-card-conditions.ts';
import type { EffectId, Time } from './ability-definitions.ts';
import type { Due } from './state.ts';

/** The rule by which a card is played as it is. */
export type PlayRule = 'lead-any' | 'follow-suit' | 'void-down' | 'wild-open' | 'wild-led';

/** The rule of each time at which abilities take place. */
export type TimeRule = 'ability-played' | 'ability-end-of-meeting' | 'ability-end-of-round';

/** Which rule tells of a time. */
export const TIME_RULES = {
  played: 'ability-played',
  'end-of-meeting': 'ability-end-of-meeting',
  'end-of-round': 'ability-end-of-round',
} as const satisfies Record<Time, TimeRule>;

/**
 * What happened, with the facts and the rule it follows. An event holds only what everybody may know: cards that are dealt, taken
 * unseen, given or played face down are in the state and not here.
 */
export type Event =
  | {
      readonly type: 'history';
      readonly rule: 'history-card';
      readonly round: number;
      readonly lead: Card;
      readonly conditions: readonly Condition[];
    }
  | { readonly type: 'laid-aside'; readonly rule: 'five-aside'; readonly card: Card }
  | {
      readonly type: 'dealt';
      readonly rule: 'deal-hands';
      readonly players: number;
      /** How many cards each has. */
      readonly each: number;
    }
  | { readonly type: 'first-leader'; readonly rule: 'first-leader'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'played'; readonly rule: PlayRule; readonly by: Seat; readonly card: Card }
  | { readonly type: 'played-down'; readonly rule: 'void-down'; readonly by: Seat }
  | {
      readonly type: 'suit-set';
      readonly rule: 'lead-any' | 'wild-led';
      readonly suit: Suit;
      readonly card: Card;
    }
  | { readonly type: 'no-suit-yet'; readonly rule: 'wild-led'; readonly card: Card }
  | { readonly type: 'passed-over'; readonly rule: 'no-card-no-turn'; readonly by: Seat }
  | { readonly type: 'open'; readonly rule: 'open-slot'; readonly card: Card }
  | {
      readonly type: 'ability';
      readonly rule: TimeRule;
      readonly owner: Seat;
      readonly card: Card;
      readonly effect: EffectId;
    }
  | {
      readonly type: 'no-effect';
      readonly rule: 'ability-impossible';
      readonly owner: Seat;
      readonly effect: Due['effect'];
    }
  | {
      readonly type: 'to-choose';
      readonly rule: 'ability-must' | 'leftover-hand' | 'angel-discards';
      readonly by: Seat;
      readonly effect: Due['effect'];
    }
  | { readonly type: 'took-unseen'; readonly rule: 'take-unseen'; readonly by: Seat; readonly from: Seat }
  | { readonly type: 'gave'; readonly rule: 'give-card'; readonly by: Seat; readonly to: Seat }
  | { readonly type: 'looked'; readonly rule: 'look-at-hand'; readonly by: Seat; readonly at: Seat }
  | {
      readonly type: 'discarded';
      readonly rule: 'discard-own-ally' | 'discard-ally';
      readonly from: Seat;
      readonly card: Card;
    }
  | {
      readonly type: 'took-ally';
      readonly rule: 'take-ally';
      readonly by: Seat;
      readonly from: Seat;
      readonly card: Card;
    }
  | {
      readonly type: 'gave-ally';
      readonly rule: 'give-ally';
      readonly by: Seat;
      readonly to: Seat;
      readonly card: Card;
    }
  | {
      readonly type: 'exchanged';
      readonly rule: 'exchange-ally';
      readonly by: Seat;
      readonly card: Card;
      readonly with: Seat;
      readonly for: Card;
    }
  | { readonly type: 'took-discard'; readonly rule: 'take-discard'; readonly by: Seat; readonly card: Card }
  | {
      readonly type: 'claimed';
      readonly rule: 'take-from-meeting';
      readonly by: Seat;
      readonly from: Seat;
      readonly card: Card;
    }
  | { readonly type: 'to-be-discarded'; readonly rule: 'discard-meeting' }
  | { readonly type: 'winner-set'; readonly rule: 'owner-wins'; readonly by: Seat }
  | { readonly type: 'lowest-set'; readonly rule: 'lowest-wins' }
  | {
      readonly type: 'meeting-won';
      readonly rule: 'highest-wins' | 'lowest-wins' | 'owner-wins';
      readonly by: Seat;
      /** The card that wins it; null: an ability alone. */
      readonly card: Card | null;
    }
  | { readonly type: 'leader-wins'; readonly rule: 'leader-wins'; readonly by: Seat }
  | {
      readonly type: 'collected';
      readonly rule: 'winner-collects';
      readonly by: Seat;
      readonly cards: readonly Card[];
    }
  | {
      readonly type: 'meeting-discarded';
      readonly rule: 'discard-meeting';
      /** Those that all see: what lay face up, and the last card, which is on top of the pile. */
      readonly cards: readonly Card[];
      /** How many more. */
      readonly unseen: number;
    }
  | { readonly type: 'leads'; readonly rule: 'winner-leads'; readonly by: Seat }
  | { readonly type: 'round-over'; readonly rule: 'round-ends'; readonly seats: readonly Seat[] }
  | {
      readonly type: 'left-over';
      readonly rule: 'leftover-hand';
      readonly by: Seat;
      readonly cards: readonly Card[];
      /** Whether they become allies; otherwise they are discarded. */
      readonly adds: boolean;
    }
  | {
      readonly type: 'absolved';
      readonly rule: 'angel-discards';
      readonly by: Seat;
      readonly cards: readonly Card[];
    }
  | { readonly type: 'not-absolved'; readonly rule: 'angel-discards'; readonly by: Seat }
  | { readonly type: 'evil-victory'; readonly rule: 'evil-victory'; readonly by: Seat }
  | {
      readonly type: 'shut-out';
      readonly rule: 'evil-excludes';
      readonly by: Seat;
      readonly cards: readonly Card[];
    }
  | {
      readonly type: 'scored';
      readonly rule: 'condition-fame';
      readonly condition: Condition;
      /** Those who are best on it, all of them where several are. */
      readonly seats: readonly Seat[];
    }
  | { readonly type: 'evil-wanted'; readonly rule: 'evil-wanted'; readonly condition: Condition }
  | { readonly type: 'nobody-scored'; readonly rule: 'condition-fame'; readonly condition: Condition }
  | {
      readonly type: 'tied';
      readonly rule: 'tie-plays-on';
      readonly seats: readonly Seat[];
      readonly fame: number;
    }
  | { readonly type: 'won'; readonly rule: 'three-fame'; readonly by: Seat; readonly fame: number };
