import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import { rulesNeeded } from '#games/jekyll-vs-hyde/exercises/rules-needed-for-exercise';
import type { JekyllVsHydeExercises } from '#games/jekyll-vs-hyde/exercises/types';
import { RULEBOOK, RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { spreadOverChapters, type Questions } from '#widgets/quiz/quiz-adapter.ts';

/** Whether something is asked about a rule besides whether a move is allowed. */
function isAskedInPlay(rule: RuleId): boolean {
  return KINDS.some(({ id, rules }) => id !== 'verdict' && rules.includes(rule));
}

const SPREAD = spreadOverChapters(RULE_IDS, (rule) => RULEBOOK[rule].chapter);

/** What fresh questions about Jekyll vs Hyde are drawn from. */
export const questions: Questions<JekyllVsHydeExercises> = {
  kinds: KINDS,
  // Moves that nobody tries to make at a table come last.
  rules: [...SPREAD.filter(isAskedInPlay), ...SPREAD.filter((rule) => !isAskedInPlay(rule))],
  needs: rulesNeeded,
};
