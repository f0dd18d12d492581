import { ASKED, KINDS } from '#games/switch/exercises/kinds';
import { rulesNeeded } from '#games/switch/exercises/needs';
import type { SwitchExercises } from '#games/switch/exercises/types';
import type { Questions } from '#widgets/quiz/quiz.ts';

/** What fresh questions about Switch are drawn from. */
export const questions: Questions<SwitchExercises> = { kinds: KINDS, rules: ASKED, needs: rulesNeeded };
