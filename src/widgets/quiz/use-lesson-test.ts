import { useEffect, useState } from 'preact/hooks';
import type { Exercise, ExerciseTypes } from '#kit/exercise';
import { LESSON_TESTED } from '#progress/lesson-completion';
import { withTask } from '#progress/progress';
import { withAnswer } from '#progress/review-schedule';
import { change } from '#progress/progress-store';
import { browserStorage } from '#storage/web-storage';
import { randomExercise } from './random-exercise.ts';
import type { Questions } from './quiz-adapter.ts';

/** So many have to be answered, all of them rightly. */
export const QUESTIONS = 5;

/** A lesson that can be tested out of. */
export interface TestedLesson<Rule extends string> {
  readonly slug: string;
  readonly number: number;
  readonly title: string;
  readonly address: string;
  /** What it teaches and can be asked about by its end. */
  readonly asked: readonly Rule[];
  /** What has been taught by its end: nothing else is needed to answer. */
  readonly taught: readonly Rule[];
}

interface Asked<E extends ExerciseTypes> {
  readonly exercise: Exercise<E>;
  /** From 1 on. */
  readonly number: number;
  /** How often it was begun. */
  readonly round: number;
  readonly state: 'open' | 'right' | 'wrong' | 'passed';
}

/** The questions about the lesson that the address names, one after another; about its rules in turn, from one drawn by lot. */
export function useLessonTest<E extends ExerciseTypes>(
  game: string,
  questions: Questions<E>,
  lessons: readonly TestedLesson<E['rule']>[],
) {
  const [lesson, choose] = useState<TestedLesson<E['rule']> | null>(null);
  const [asked, ask] = useState<Asked<E> | null>(null);
  const [first, setFirst] = useState(0);

  const put = (about: TestedLesson<E['rule']>, from: number, number: number, round: number) => {
    const rule = about.asked[(from + number) % about.asked.length];
    const rules = rule === undefined ? about.asked : [rule];
    const exercise = randomExercise(questions, rules, undefined, about.taught);
    ask({ exercise, number, round, state: 'open' });
  };
  const begin = (about: TestedLesson<E['rule']>, round: number) => {
    const from = Math.floor(Math.random() * about.asked.length);
    setFirst(from);
    put(about, from, 1, round);
  };
  useEffect(() => {
    const slug = new URLSearchParams(location.search).get('lesson');
    const named = lessons.find((one) => one.slug === slug) ?? null;
    choose(named);
    if (named !== null) begin(named, 1);
  }, []);

  return {
    lesson,
    asked,
    answered: (right: boolean) => {
      if (asked === null || lesson === null) return;
      const { exercise, number } = asked;
      change(browserStorage(), game, (before) => {
        const kept = withAnswer(before, exercise.rule, right, Date.now());
        return right && number === QUESTIONS ? withTask(kept, lesson.slug, LESSON_TESTED) : kept;
      });
      ask({ ...asked, state: right ? 'right' : 'wrong' });
    },
    next: () => {
      if (asked === null || lesson === null) return;
      if (asked.number === QUESTIONS) ask({ ...asked, state: 'passed' });
      else put(lesson, first, asked.number + 1, asked.round);
    },
    again: () => {
      if (asked !== null && lesson !== null) begin(lesson, asked.round + 1);
    },
  };
}
