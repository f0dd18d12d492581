import type { Choice, JekyllVsHydeExercise, KindId } from '#games/jekyll-vs-hyde/exercises/types';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says in questions about Jekyll vs Hyde. */
export interface ExercisesWords {
  /** The question of a kind. */
  readonly questions: Readonly<Record<KindId, (exercise: JekyllVsHydeExercise) => string>>;
  /** A move that the question supposes to be made. */
  readonly supposed: SentencePerType<Action>;
  /** A move that somebody would like to make. */
  readonly wanted: SentencePerType<Action>;
  /** An answer to choose. */
  readonly choices: SentencePerType<Choice>;
}
