import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { PlayRule, TimeRule } from '#games/chronicle/rules/event';
import type { Refusal } from '#games/chronicle/rules/refusal';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import type { Time } from '#games/chronicle/rules/ability-definitions';
import type { Action, State } from '#games/chronicle/rules/state';
import type { Exercise, ExerciseTypes, Kind } from '#kit/exercise';

/** What can be asked about Chronicle, what can be answered, and why an answer is wrong. */

export type KindId =
  | 'size'
  | 'aside'
  | 'first'
  | 'playable'
  | 'way'
  | 'winner'
  | 'next'
  | 'time'
  | 'hands'
  | 'ability'
  | 'over'
  | 'fame'
  | 'discards'
  | 'ending';

/** How a card may be played now: face up, face down, or not at all. */
export type Way = 'up' | 'down' | 'not';
/** What an ability leads to: somebody must take a card, may take one, or nothing happens. */
export type Outcome = 'must' | 'may' | 'nothing';

export type Choice =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'way'; readonly way: Way; readonly card: Card }
  | { readonly type: 'time'; readonly time: Time; readonly card: Card }
  | { readonly type: 'outcome'; readonly outcome: Outcome }
  | { readonly type: 'over'; readonly over: boolean }
  /** Nobody has won, and another round is played. */
  | { readonly type: 'again' };

/** What the rules have to say of an answer: the rule that decides it, with the facts. */
export type Reason =
  | { readonly type: 'size'; readonly rule: 'deal-hands'; readonly players: number }
  | { readonly type: 'first-revealed'; readonly rule: 'five-aside'; readonly card: Card }
  | { readonly type: 'holds'; readonly rule: 'first-leader'; readonly leader: Seat; readonly card: Card }
  | { readonly type: 'can'; readonly rule: PlayRule; readonly card: Card }
  | { readonly type: 'can-down'; readonly rule: 'void-down' | 'void-wild'; readonly card: Card }
  | { readonly type: 'comes'; readonly rule: 'turns'; readonly last: Seat; readonly next: Seat }
  | { readonly type: 'passed'; readonly rule: 'no-card-no-turn' }
  | { readonly type: 'leads'; readonly rule: 'winner-leads'; readonly winner: Seat }
  | { readonly type: 'timed'; readonly rule: TimeRule; readonly card: Card; readonly time: Time }
  | { readonly type: 'gives'; readonly rule: 'take-unseen' }
  | { readonly type: 'own-hand'; readonly rule: 'take-unseen' }
  | { readonly type: 'no-card'; readonly rule: 'take-unseen' }
  | { readonly type: 'must'; readonly rule: 'ability-must' }
  | { readonly type: 'cannot'; readonly rule: 'ability-impossible' }
  | { readonly type: 'unknown'; readonly rule: 'open-slot'; readonly card: Card }
  | { readonly type: 'played-out'; readonly rule: 'round-ends'; readonly seats: readonly Seat[] }
  | { readonly type: 'all-hold'; readonly rule: 'round-ends' }
  | { readonly type: 'evil'; readonly rule: 'angel-discards' }
  | { readonly type: 'not-evil'; readonly rule: 'angel-discards' }
  | { readonly type: 'elsewhere'; readonly rule: 'angel-discards'; readonly owner: Seat }
  | { readonly type: 'not-enough'; readonly rule: 'three-fame'; readonly most: number }
  | { readonly type: 'has-won'; readonly rule: 'three-fame'; readonly winner: Seat; readonly fame: number }
  | {
      readonly type: 'at-the-top';
      readonly rule: 'tie-plays-on';
      readonly seats: readonly Seat[];
      readonly fame: number;
    }
  | { readonly type: 'wanted'; readonly rule: 'evil-wanted'; readonly count: number }
  | { readonly type: 'without'; readonly rule: 'evil-wanted' }
  | { readonly type: 'goes'; readonly rule: 'follow-suit' | 'wild-open' | 'wild-led' }
  | { readonly type: 'barred'; readonly rule: Refusal['rule']; readonly refusal: Refusal }
  | { readonly type: 'lower'; readonly rule: 'highest-wins'; readonly card: Card; readonly best: Card }
  | { readonly type: 'down'; readonly rule: 'void-down' }
  | { readonly type: 'wild'; readonly rule: 'wild-open'; readonly card: Card }
  | { readonly type: 'follows'; readonly rule: 'leader-wins'; readonly leader: Seat }
  | { readonly type: 'victor'; readonly rule: 'evil-victory' }
  | { readonly type: 'no-victor'; readonly rule: 'evil-victory'; readonly victor: Seat }
  | { readonly type: 'shut-out'; readonly rule: 'evil-excludes'; readonly cards: readonly Card[] }
  | {
      readonly type: 'absolved';
      readonly rule: 'angel-discards';
      readonly condition: Condition;
      readonly count: number;
      readonly scores: boolean;
    }
  | {
      readonly type: 'counted';
      readonly rule: 'condition-fame';
      readonly condition: Condition;
      readonly count: number;
      readonly scores: boolean;
    };

export interface ChronicleExercises extends ExerciseTypes {
  readonly kind: KindId;
  readonly rule: RuleId;
  readonly seat: Seat;
  readonly state: State;
  readonly action: Action;
  readonly choice: Choice;
  readonly reason: Reason;
}
export type ChronicleExercise = Exercise<ChronicleExercises>;
export type ChronicleKind = Kind<ChronicleExercises>;

/** Refuses (throws) a rule that a kind of question does not ask about. */
export function only({ id, rules }: ChronicleKind, rule: RuleId): void {
  if (!rules.includes(rule)) throw new RangeError(`The kind ${id} does not ask about ${rule}`);
}
