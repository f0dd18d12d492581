import { describe, expect, test } from 'vitest';
import {
  dueAmong,
  exercisesDone,
  isLessonDone,
  isNothingLeft,
  LESSON_END,
  LESSON_TESTED,
} from '#progress/lesson-completion';
import { NOTHING, withTask } from '#progress/progress';
import { withAnswer } from '#progress/review-schedule';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 24 * 60 * 60 * 1000;

describe('A lesson', () => {
  test('is done once all its exercises are, its end is reached, or its questions are answered', () => {
    const [one, two] = [
      withTask(NOTHING, 'first', 'try-1'),
      withTask(withTask(NOTHING, 'first', 'try-1'), 'first', 'try-2'),
    ];
    expect(isLessonDone(NOTHING, 'first', 2)).toBe(false);
    expect(isLessonDone(one, 'first', 2)).toBe(false);
    expect(isLessonDone(two, 'first', 2)).toBe(true);
    for (const told of [LESSON_END, LESSON_TESTED]) {
      expect(isLessonDone(withTask(NOTHING, 'first', told), 'first', 2)).toBe(true);
      expect(isLessonDone(withTask(NOTHING, 'first', told), 'second', 2)).toBe(false);
    }
  });

  test('has nothing left once all its exercises are done or its questions answered, not when it is only read', () => {
    const read = withTask(withTask(NOTHING, 'first', 'try-1'), 'first', LESSON_END);
    expect(isNothingLeft(read, 'first', 2)).toBe(false);
    expect(isNothingLeft(read, 'first', 1)).toBe(true);
    expect(isNothingLeft(withTask(NOTHING, 'first', LESSON_TESTED), 'first', 2)).toBe(true);
  });

  test('without exercises is not done before it is read', () => {
    expect(isLessonDone(NOTHING, 'first', 0)).toBe(false);
  });

  test('counts as exercises what is one', () => {
    const progress = withTask(withTask(NOTHING, 'first', 'try-1'), 'first', LESSON_END);
    expect(exercisesDone(progress, 'first')).toBe(1);
  });
});

test('Of some rules those are due that were asked and come back by now', () => {
  const progress = withAnswer(NOTHING, 'one', false, NOW);
  expect(dueAmong(progress, ['one', 'two'], NOW)).toBe(0);
  expect(dueAmong(progress, ['one', 'two'], NOW + DAY)).toBe(1);
  expect(dueAmong(progress, ['two'], NOW + DAY)).toBe(0);
});
