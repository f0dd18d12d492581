import type { Choice, KindId, Reason, SwitchExercise } from '#games/switch/exercises/types';
import type { Action } from '#games/switch/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** A reason, with the answer that it is about in words. */
export type Reasoned = Reason extends infer One
  ? One extends Reason
    ? One & { readonly choice: string }
    : never
  : never;

/** What a language asks about Switch, and says of the answers. */
export interface ExercisesWords {
  readonly questions: Readonly<Record<KindId, (exercise: SwitchExercise) => string>>;
  /** A move that may be a mistake: somebody wants to make it. */
  readonly wanted: SentencePerType<Action>;
  readonly choices: SentencePerType<Choice>;
  readonly reasons: SentencePerType<Reasoned>;
}
