import { ASKED, KINDS } from '#games/chronicle/exercises/question-kinds';
import { rulesNeeded } from '#games/chronicle/exercises/rules-needed-for-exercise';
import type { ChronicleExercises } from '#games/chronicle/exercises/types';
import type { Questions } from '#widgets/quiz/quiz-adapter.ts';

/** What fresh questions about Chronicle are drawn from. */
export const questions: Questions<ChronicleExercises> = { kinds: KINDS, rules: ASKED, needs: rulesNeeded };
