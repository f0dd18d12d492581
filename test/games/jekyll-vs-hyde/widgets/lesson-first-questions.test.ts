import { expect, test } from 'vitest';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import { exerciseAt } from '#kit/exercise';
import { isWithin } from '#widgets/quiz/quiz-adapter.ts';
import { attribute, lessons, predictOf, tags, taughtBy } from '../../../content/lesson-sources.ts';

/** The questions that lessons are built with. */

test('Two lessons that ask who leads begin with different questions', () => {
  const asked = lessons.flatMap((lesson) =>
    tags(lesson.body, 'Predict')
      .filter((tag) => attribute(tag, 'kind') === 'leader')
      .map((tag) => {
        const { rules, kind } = predictOf(tag);
        const place = ['predict', kind, ...rules, attribute(tag, 'seed')];
        const fits = (one: JekyllVsHydeExercise) => isWithin(questions, taughtBy(lesson), one);
        const first = exerciseAt(place.filter(Boolean).join('-'), questions.kinds, rules, kind, fits);
        return [...quiz.words.proposal(first), quiz.words.question(first)].join(' ');
      }),
  );
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(asked.length);
});
