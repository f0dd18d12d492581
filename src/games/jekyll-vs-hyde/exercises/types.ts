import type { BySeat, Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { ForbiddingRuleId } from './forbidding-rule-id.ts';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Exercise, ExerciseTypes, Kind } from '#kit/exercise';
import type { Random } from '#kit/random';
import type { Reason } from './answer-choice-reason-types.ts';

/** What can be asked about Jekyll vs Hyde, and what can be answered. */

export type KindId =
  | 'winner'
  | 'playable'
  | 'ranking'
  | 'effect'
  | 'tricks'
  | 'leader'
  | 'count'
  | 'gift'
  | 'marker'
  | 'ending'
  | 'verdict'
  | 'deck'
  | 'match';

/** What a Potion brings about before the trick is taken. */
export type Outcome = 'tokens-leave' | 'give-two' | 'give-one' | 'take-trick' | 'nothing';
/** What follows once a round has moved the marker. */
export type Ending = 'hyde-wins' | 'jekyll-wins' | 'next-round' | 'roles-change';

export type Choice =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'cards'; readonly cards: readonly Card[] }
  | { readonly type: 'ranking'; readonly ranking: readonly Suit[] }
  | { readonly type: 'outcome'; readonly outcome: Outcome }
  | { readonly type: 'tricks'; readonly tricks: BySeat<number> }
  | { readonly type: 'count'; readonly count: number }
  | { readonly type: 'marker'; readonly marker: number }
  | { readonly type: 'ending'; readonly ending: Ending }
  /** The rule that forbids what is proposed; null: it is allowed. */
  | { readonly type: 'verdict'; readonly rule: ForbiddingRuleId | null }
  /** The winner of a return match, by the role of its second game. */
  | { readonly type: 'match'; readonly winner: Seat | 'draw' };

export interface JekyllVsHydeExercises extends ExerciseTypes {
  readonly kind: KindId;
  readonly rule: RuleId;
  readonly seat: Seat;
  readonly state: State;
  readonly action: Action;
  readonly choice: Choice;
  readonly reason: Reason;
}
export type JekyllVsHydeExercise = Exercise<JekyllVsHydeExercises>;
export type JekyllVsHydeKind = Kind<JekyllVsHydeExercises>;
/** A kind of question that does not yet say what the rules have to say of its choices: that is the same for all of them. */
export interface AskingKind extends Omit<JekyllVsHydeKind, 'make'> {
  make(rule: RuleId, chance: Random): Omit<JekyllVsHydeExercise, 'reasons'>;
}
