import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/condition';
import type { Refusal } from '#games/chronicle/rules/refusal';
import type { RuleId } from '#games/chronicle/rules/rulebook';
import type { Action, State } from '#games/chronicle/rules/state';
import type { Exercise, ExerciseTypes, Kind } from '#kit/exercise';

/** What can be asked about Chronicle, what can be answered, and why an answer is wrong. */

export type KindId = 'playable' | 'winner' | 'fame';

export type Choice =
  { readonly type: 'card'; readonly card: Card } | { readonly type: 'seat'; readonly seat: Seat };

/** What the rules have to say of an answer: the rule that decides it, with the facts. */
export type Reason =
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
