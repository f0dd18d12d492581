import { expect, test } from 'vitest';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';

test.each(RULE_IDS)('The rule %s can be asked about', (rule) => {
  expect(questions.rules).toContain(rule);
  expect(questions.kinds.filter(({ rules }) => rules.includes(rule))).not.toEqual([]);
});
