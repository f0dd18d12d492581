import { ASKED, KINDS } from '#games/chronicle/exercises/kinds';
import { rulesNeeded } from '#games/chronicle/exercises/needs';
import type { ChronicleExercises } from '#games/chronicle/exercises/types';
import type { Questions } from '#widgets/quiz/quiz.ts';

/** What fresh questions about Chronicle are drawn from. */
export const questions: Questions<ChronicleExercises> = { kinds: KINDS, rules: ASKED, needs: rulesNeeded };
