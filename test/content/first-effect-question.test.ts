import { expect, test } from 'vitest';
import { exerciseAt } from '#kit/exercise';
import { questions } from '#games/jekyll-vs-hyde/question-pool';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import { isWithin } from '#widgets/quiz/quiz-adapter.ts';
import { attribute, japaneseLessons, lessons, predictOf, tags, taughtBy } from './lesson-sources.ts';

const about = [...lessons, ...japaneseLessons].flatMap((lesson) =>
  tags(lesson.body, 'Predict')
    .filter((tag) => predictOf(tag).kind === 'effect')
    .map((tag) => ({ file: lesson.file, lesson, tag })),
);

test.each(about)(
  'What $file asks first about the effect of a Potion is one that happens',
  ({ lesson, tag }) => {
    const { rules, kind } = predictOf(tag);
    const place = ['predict', kind, ...rules, attribute(tag, 'seed')].filter(Boolean).join('-');
    const taught = taughtBy(lesson);
    const fits = (one: JekyllVsHydeExercise) => isWithin(questions, taught, one);
    const { choices, right } = exerciseAt(place, questions.kinds, rules, kind, fits);
    expect(right.map((index) => choices[index])).not.toContainEqual({ type: 'outcome', outcome: 'nothing' });
  },
);
