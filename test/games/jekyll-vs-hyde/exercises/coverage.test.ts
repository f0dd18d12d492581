import { expect, test } from 'vitest';
import { questions } from '#games/jekyll-vs-hyde/questions-adapter';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rulebook';

test.each(RULE_IDS)('The rule %s can be asked about', (rule) => {
  expect(questions.rules).toContain(rule);
  expect(questions.kinds.filter(({ rules }) => rules.includes(rule))).not.toEqual([]);
});
