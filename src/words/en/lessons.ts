import type { LessonsWords } from '../lessons.ts';
import { amount } from './common.ts';

/** English. */
export const words: LessonsWords = {
  title: 'Lessons',
  lesson: (number) => `Lesson ${number}`,
  minutes: (minutes) => amount(minutes, 'minute'),
  rules: 'The rules of this lesson',
  previous: 'Before',
  next: 'Next',
  done: (tasks) => `{done} of ${amount(tasks, 'exercise')} done`,
};
