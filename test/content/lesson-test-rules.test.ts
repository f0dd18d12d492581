import { expect, test } from 'vitest';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import { askableRules } from '../../src/components/lesson-test-rules.ts';
import { lessons, taughtBy } from './lesson-sources.ts';

test.each(lessons)('Who knows $file can be asked about what it teaches, and about nothing else', (lesson) => {
  const taught = taughtBy(lesson);
  const rules = RULE_IDS.filter((id) => lesson.rules.includes(id));
  const asked = askableRules(questions, rules, taught);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((id) => !rules.includes(id))).toEqual([]);
});

test('A rule that was not taught is not asked about', () => {
  expect(askableRules(questions, ['greed-exchanges'], ['the-cards'])).toEqual([]);
});
