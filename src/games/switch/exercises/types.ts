import type { Card, Rank, Seat, Suit } from '#games/switch/rules/cards';
import type { Barred } from '#games/switch/rules/refusal';
import type { Ground } from '#games/switch/rules/event';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Action, Match, State } from '#games/switch/rules/state';
import type { Exercise, ExerciseTypes, Kind } from '#kit/exercise';

/** What can be asked about Switch, what can be answered, and why an answer is wrong. */

export type KindId =
  'playable' | 'match' | 'draws' | 'next' | 'run-over' | 'finish' | 'verdict' | 'turned-up' | 'deadlock';

export type Choice =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'match'; readonly match: Match }
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'seat'; readonly seat: Seat | 'draw' }
  /** Whether a run is over. */
  | { readonly type: 'over'; readonly over: boolean }
  /** What comes of a last card. */
  | { readonly type: 'finish'; readonly wins: boolean }
  /** The rule that forbids what is proposed; null: it is allowed. */
  | { readonly type: 'verdict'; readonly rule: RuleId | null };

/** What the rules have to say of an answer: the rule that decides it, with the facts. */
export type Reason =
  | { readonly type: 'goes'; readonly rule: Ground }
  | { readonly type: 'barred'; readonly rule: Barred['rule']; readonly refusal: Barred }
  | { readonly type: 'mirrors'; readonly rule: 'seven-mirrors'; readonly match: Match }
  | { readonly type: 'chooses'; readonly rule: 'ace-suit'; readonly suit: Suit }
  | { readonly type: 'on-top'; readonly rule: 'last-on-top'; readonly card: Card }
  | { readonly type: 'dead'; readonly rule: 'twos-dead' | 'five-hearts-dead'; readonly card: Card }
  | { readonly type: 'penalty'; readonly rule: 'penalty-served'; readonly penalty: number }
  | { readonly type: 'twos'; readonly rule: 'twos-penalty'; readonly twos: number; readonly penalty: number }
  | {
      readonly type: 'five-hearts';
      readonly rule: 'five-hearts-penalty';
      readonly twos: number;
      readonly penalty: number;
    }
  | { readonly type: 'price'; readonly rule: 'run-fails'; readonly run: Rank; readonly price: number }
  | { readonly type: 'one'; readonly rule: 'draw-one' }
  | {
      readonly type: 'short';
      readonly rule: 'draw-what-there-is';
      readonly owed: number;
      readonly there: number;
    }
  | { readonly type: 'reshuffled'; readonly rule: 'reshuffle'; readonly owed: number }
  | { readonly type: 'in-turn'; readonly rule: 'turns'; readonly next: Seat }
  | {
      readonly type: 'reversed';
      readonly rule: 'eights-reverse';
      readonly eights: number;
      readonly next: Seat;
    }
  | { readonly type: 'again'; readonly rule: 'eights-again'; readonly eights: number; readonly by: Seat }
  | { readonly type: 'skipped'; readonly rule: 'jacks-skip'; readonly jacks: number; readonly next: Seat }
  | { readonly type: 'powerless'; readonly rule: 'run-powerless'; readonly next: Seat }
  | { readonly type: 'begins'; readonly rule: 'run-begins' }
  | { readonly type: 'goes-on'; readonly rule: 'run-follow'; readonly run: Rank }
  | { readonly type: 'ends'; readonly rule: 'run-ace' }
  | { readonly type: 'failed'; readonly rule: 'run-fails'; readonly run: Rank }
  | { readonly type: 'wins'; readonly rule: 'last-card-wins'; readonly card: Card }
  | {
      readonly type: 'trick-last';
      readonly rule: 'no-trick-last';
      readonly card: Card;
      readonly inRun: boolean;
    }
  | { readonly type: 'kept'; readonly rule: RuleId }
  | { readonly type: 'trick-up'; readonly rule: 'no-trick-turned-up'; readonly card: Card }
  | { readonly type: 'later'; readonly rule: 'turn-up'; readonly first: Card }
  | {
      readonly type: 'fewest';
      readonly rule: 'fewest-cards';
      readonly winner: Seat | 'draw';
      readonly count: number;
    };

export interface SwitchExercises extends ExerciseTypes {
  readonly kind: KindId;
  readonly rule: RuleId;
  readonly seat: Seat;
  readonly state: State;
  readonly action: Action;
  readonly choice: Choice;
  readonly reason: Reason;
}
export type SwitchExercise = Exercise<SwitchExercises>;
export type SwitchKind = Kind<SwitchExercises>;

/** Refuses (throws) a rule that a kind of question does not ask about. */
export function only({ id, rules }: SwitchKind, rule: RuleId): void {
  if (!rules.includes(rule)) throw new RangeError(`The kind ${id} does not ask about ${rule}`);
}
