import { ASKED, KINDS } from '#games/switch/exercises/question-kinds';
import { rulesNeeded } from '#games/switch/exercises/rules-needed-for-exercise';
import type { SwitchExercises } from '#games/switch/exercises/types';
import { RULEBOOK } from '#games/switch/rules/rule-index';
import { spreadOverChapters, type Questions } from '#widgets/quiz/quiz-adapter.ts';

/** What fresh questions about Switch are drawn from. */
export const questions: Questions<SwitchExercises> = {
  kinds: KINDS,
  rules: spreadOverChapters(ASKED, (rule) => RULEBOOK[rule].chapter),
  needs: rulesNeeded,
};
