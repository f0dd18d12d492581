import type { ChronicleExercise, Choice, KindId, Reason } from '#games/chronicle/exercises/types';
import type { SentencePerType } from '#words/sentence-per-type';

/** A reason, with the answer that it is about in words. */
export type Reasoned = Reason extends infer One
  ? One extends Reason
    ? One & { readonly choice: string }
    : never
  : never;

/** What a language asks about Chronicle, and says of the answers. */
export interface ExercisesWords {
  readonly questions: Readonly<Record<KindId, (exercise: ChronicleExercise) => string>>;
  readonly choices: SentencePerType<Choice>;
  readonly reasons: SentencePerType<Reasoned>;
}
