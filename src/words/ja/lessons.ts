import type { LessonsWords } from '../lessons.ts';

/** 日本語。 */
export const words: LessonsWords = {
  title: 'レッスン',
  lesson: (number) => `レッスン${number}`,
  minutes: (minutes) => `${minutes}分`,
  rules: 'このレッスンのルール',
  previous: '前',
  next: '次',
  done: (tasks) => `練習${tasks}問中{done}問済み`,
};
