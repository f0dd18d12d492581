import { ASKED, KINDS } from '#games/chronicle/exercises/question-kinds';
import { rulesNeeded } from '#games/chronicle/exercises/rules-needed-for-exercise';
import type { ChronicleExercises } from '#games/chronicle/exercises/types';
import { RULEBOOK } from '#games/chronicle/rules/rule-index';
import { spreadOverChapters, type Questions } from '#widgets/quiz/quiz-adapter.ts';

/** What fresh questions about Chronicle are drawn from. */
export const questions: Questions<ChronicleExercises> = {
  kinds: KINDS,
  rules: spreadOverChapters(ASKED, (rule) => RULEBOOK[rule].chapter),
  needs: rulesNeeded,
};
