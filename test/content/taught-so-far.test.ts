import { describe, expect, test } from 'vitest';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import { isPotion, suitOf } from '#games/jekyll-vs-hyde/rules/cards';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { exerciseBy } from '#kit/exercise';
import { seededRandom } from '#kit/random';
import { isWithin } from '#widgets/quiz/quiz-adapter.ts';
import { lessons, predictOf, tags, taughtBy } from './lesson-sources.ts';

/** Nothing is asked before it is taught: each question of a lesson, as a reader meets it who has come so far. */

const DRAWN = 25;

/** What gives a question away that comes too early, each with the rule that has to be known: found without asking what it needs. */
const SIGNS: Readonly<Partial<Record<RuleId, (exercise: JekyllVsHydeExercise) => boolean>>> = {
  'name-suit': ({ before, proposed }) =>
    (before.phase === 'follow' && before.led.names !== null) ||
    proposed.some((move) => move.type === 'lead' && move.names !== undefined),
  'potion-number': ({ kind, before, proposed }) =>
    kind !== 'playable' &&
    kind !== 'verdict' &&
    (proposed.some((move) => 'card' in move && isPotion(move.card)) ||
      (before.phase === 'follow' && isPotion(before.led.card))),
  'higher-rank': ({ kind, before, proposed: [move] }) =>
    ['winner', 'tricks', 'leader', 'marker', 'ending'].includes(kind) &&
    before.phase === 'follow' &&
    move?.type === 'follow' &&
    !isPotion(before.led.card) &&
    !isPotion(move.card) &&
    suitOf(before.led.card) !== suitOf(move.card),
  'roles-change': ({ before }) => before.rulings['return-match'] === 'on',
  'give-count': ({ before }) => before.phase === 'preparation',
  'greed-exchanges': ({ before }) => before.phase === 'greed',
};

describe.each(lessons)('$file', (lesson) => {
  const taught = taughtBy(lesson);

  test.each(tags(lesson.body, 'Predict'))('asks nothing that was not taught before: %s', (tag) => {
    const { rules, kind } = predictOf(tag);
    expect(rules.filter((rule) => !taught.includes(rule))).toEqual([]);
    for (let seed = 0; seed < DRAWN; seed++) {
      const exercise = exerciseBy(
        questions.kinds,
        seededRandom(seed),
        rules,
        kind,
        (one: JekyllVsHydeExercise) => isWithin(questions, taught, one),
      );
      const early = Object.entries(SIGNS).filter(
        ([rule, shows]) => !taught.some((id) => id === rule) && shows(exercise),
      );
      expect(
        early.map(([rule]) => rule),
        `by ${seed}`,
      ).toEqual([]);
      const offered = exercise.choices.flatMap((choice) =>
        choice.type === 'verdict' && choice.rule !== null ? [choice.rule] : [],
      );
      expect(offered.filter((rule) => !taught.includes(rule))).toEqual([]);
    }
  });
});

test('Without regard to what is taught the first lesson would ask of Potions and ranks', () => {
  const [lesson] = lessons;
  const [tag = ''] = tags(lesson?.body ?? '', 'Predict');
  const { rules, kind } = predictOf(tag);
  const drawn = Array.from({ length: DRAWN }, (_, seed) =>
    exerciseBy(questions.kinds, seededRandom(seed), rules, kind),
  );
  for (const rule of ['potion-number', 'higher-rank'] as const)
    expect(drawn.filter((exercise) => SIGNS[rule]?.(exercise))).not.toEqual([]);
});
