import type { Reason } from '#games/jekyll-vs-hyde/exercises/answer-choice-reason-types';
import type { SentencePerType } from '#words/sentence-per-type';

/** A reason, and what it is given for: the words of the choice, or of the choices that share it. */
export type Given = Reason & { readonly choice: string };

/** What a language says of a choice that is wrong, and of one that is right and was not marked. */
export type ExerciseReasonsWords = SentencePerType<Given>;
