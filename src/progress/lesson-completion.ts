import type { Progress } from './progress.ts';

/** How far a reader is in a lesson. What is kept of one are the exercises done in it, and these two names beside them. */

/** Its end was reached. */
export const LESSON_END = 'end';
/** Its questions were answered without it. */
export const LESSON_TESTED = 'tested';

/** How many exercises of a lesson are done. */
export function exercisesDone({ lessons }: Progress, lesson: string): number {
  return (lessons[lesson] ?? []).filter((task) => task !== LESSON_END && task !== LESSON_TESTED).length;
}

/** Whether a lesson with so many exercises is done: read to its end, tested out of, or every exercise of it done. */
export function isLessonDone(progress: Progress, lesson: string, exercises: number): boolean {
  const kept = progress.lessons[lesson] ?? [];
  const told = kept.includes(LESSON_END) || kept.includes(LESSON_TESTED);
  return told || (exercises > 0 && exercisesDone(progress, lesson) >= exercises);
}

/** Whether nothing of a lesson with so many exercises is left: every one is done, or its questions were answered without it. */
export function isNothingLeft(progress: Progress, lesson: string, exercises: number): boolean {
  const tested = (progress.lessons[lesson] ?? []).includes(LESSON_TESTED);
  return tested || exercisesDone(progress, lesson) >= exercises;
}

/** How far somebody is in a lesson. */
interface LessonState {
  readonly isBegun: boolean;
  readonly isDone: boolean;
}

/**
 * Which of the lessons in their order to go on with: the first after the one that somebody began with of which nothing is done, or which
 * is the last that was begun; an earlier one where none is left after it. -1 where all are done. Looking into a later lesson skips none.
 */
export function lessonAfter(lessons: readonly LessonState[]): number {
  const first = lessons.findIndex(({ isBegun }) => isBegun);
  const last = lessons.findLastIndex(({ isBegun }) => isBegun);
  const next = lessons.findIndex(
    ({ isBegun, isDone }, index) => index >= first && !isDone && (!isBegun || index === last),
  );
  return next < 0 ? lessons.findIndex(({ isDone }) => !isDone) : next;
}

/** How many of some rules are to be asked again by a moment, in milliseconds since 1970. */
export function dueAmong({ rules }: Progress, some: readonly string[], now: number): number {
  return some.filter((rule) => (rules[rule]?.due ?? Infinity) <= now).length;
}
