import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import { rulesNeeded } from '#games/jekyll-vs-hyde/exercises/rules-needed';
import type { JekyllVsHydeExercises } from '#games/jekyll-vs-hyde/exercises/types';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rulebook';
import type { Questions } from '#widgets/quiz/quiz-adapter.ts';

/** What fresh questions about Jekyll vs Hyde are drawn from. */
export const questions: Questions<JekyllVsHydeExercises> = {
  kinds: KINDS,
  rules: RULE_IDS,
  needs: rulesNeeded,
};
