import { h } from 'preact';
import { expect, test } from 'vitest';
import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import type { JekyllVsHydeExercises } from '#games/jekyll-vs-hyde/exercises/types';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { seededRandom } from '#kit/random';
import { ExerciseQuestion } from '#widgets/quiz/ExerciseQuestion.tsx';
import { pageWith } from '../../../widgets/render-and-press-widget.ts';

test.for([
  ['winner', 'potion-number'],
  ['winner', 'same-suit'],
] as const)(
  'A wrong answer to a question of %s about %s is told once why it is wrong',
  async ([id, rule]) => {
    const exercise = KINDS.find((kind) => kind.id === id)?.make(rule, seededRandom(1));
    if (exercise === undefined) throw new Error(`There is no kind ${id}`);
    const page = await pageWith(
      h(ExerciseQuestion<JekyllVsHyde, JekyllVsHydeExercises>, {
        quiz,
        exercise,
        onAnswered: () => undefined,
      }),
    );
    const wrong = exercise.choices.find((_, index) => !exercise.right.includes(index));
    await page.press(wrong === undefined ? '' : quiz.words.choice(wrong), '.choices');
    expect(page.texts('.refusals li')).toHaveLength(1);
  },
);
