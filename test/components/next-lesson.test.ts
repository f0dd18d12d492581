import { describe, expect, test } from 'vitest';
import { LESSON_END, LESSON_TESTED } from '#progress/lesson-completion';
import { NOTHING, type Progress } from '#progress/progress';
import { nextLesson, type LessonSummary } from '../../src/components/next-lesson.ts';

const lesson = (slug: string): LessonSummary => ({
  slug,
  title: slug,
  label: '',
  address: `/${slug}/`,
  tasks: 2,
});
const LESSONS = ['one', 'two', 'three'].map(lesson);
const after = (lessons: Progress['lessons']) => nextLesson({ ...NOTHING, lessons }, LESSONS)?.slug ?? null;
const DONE = ['a', 'b'];

describe('The lesson to go on with', () => {
  test('is the first for who has done none', () => {
    expect(after({})).toBe('one');
  });
  test('is the last that was begun, until it is finished, and then the next', () => {
    expect(after({ one: DONE, two: ['a'] })).toBe('two');
    expect(after({ one: DONE, two: DONE })).toBe('three');
  });
  test('is the next after one that was read to its end or tested out of, whatever is open in it', () => {
    expect(after({ one: [LESSON_END] })).toBe('two');
    expect(after({ one: DONE, two: ['a', LESSON_END] })).toBe('three');
    expect(after({ one: [LESSON_TESTED] })).toBe('two');
  });
  test('is not one that was passed by, as long as there are others ahead', () => {
    expect(after({ two: DONE })).toBe('three');
    expect(after({ two: DONE, three: DONE })).toBe('one');
  });
  test('is not a later one that was only looked into, nor one left behind half done', () => {
    expect(after({ one: DONE, three: ['a'] })).toBe('two');
    expect(after({ one: ['a'], two: DONE })).toBe('three');
  });
  test('is none when all are done', () => {
    expect(after({ one: DONE, two: DONE, three: DONE })).toBeNull();
  });
});
