import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words as drill } from '#said/drill';
import { words as lessonWords } from '#said/lessons';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { ExerciseQuestion } from './ExerciseQuestion.tsx';
import type { ExercisesOf, Questions, Quiz } from './quiz-adapter.ts';
import { QUESTIONS, useLessonTest, type TestedLesson } from './use-lesson-test.ts';

const { test: words } = lessonWords;

export interface TestOutProps<Rule extends string> {
  readonly lessons: readonly TestedLesson<Rule>[];
  /** The address of their list. */
  readonly folder: string;
}

interface Props<G extends GameTypes, E extends ExercisesOf<G>> extends TestOutProps<E['rule']> {
  readonly quiz: Quiz<G, E>;
  readonly questions: Questions<E>;
}

/** Some questions about what a lesson teaches. Whoever answers all of them has done it; a wrong answer leads to the lesson. */
export function TestOutOfLesson<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  questions,
  lessons,
  folder,
}: Props<G, E>) {
  const game = quiz.face.machine.game.id;
  const { lesson, asked, next, answered, again } = useLessonTest(game, questions, lessons);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  if (lesson === null) return <Choice lessons={lessons} />;
  if (asked === null) return null;
  const { exercise, number, state } = asked;
  const to = (
    <a class="button" href={lesson.address}>
      {words.toLesson(lesson.title)}
    </a>
  );
  return (
    <div role="group" class="try drill" aria-label={words.title(lesson.title)} ref={root}>
      {state === 'passed' ? (
        <Passed lesson={lesson} next={lessons[lessons.indexOf(lesson) + 1]} folder={folder} />
      ) : (
        <>
          <p class="label">
            {lesson.title} · {words.question(number, QUESTIONS)}
          </p>
          <ExerciseQuestion
            key={`${lesson.slug} ${asked.round} ${number}`}
            quiz={quiz}
            exercise={exercise}
            onAnswered={(outcome) => {
              answered(outcome === 'right');
            }}
          >
            {state === 'wrong' ? (
              <>
                {to}
                <button type="button" class="button" onClick={again}>
                  {words.again}
                </button>
              </>
            ) : (
              <button type="button" class="button" data-primary onClick={next}>
                {drill.next}
              </button>
            )}
          </ExerciseQuestion>
        </>
      )}
    </div>
  );
}

/** Where the address names no lesson. */
function Choice({ lessons }: { readonly lessons: readonly TestedLesson<string>[] }) {
  return (
    <ul>
      {lessons.map(({ slug, title }) => (
        <li key={slug}>
          <a href={`?lesson=${slug}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

interface PassedProps {
  readonly lesson: TestedLesson<string>;
  readonly next: TestedLesson<string> | undefined;
  readonly folder: string;
}

/** All answers were right: the lesson is done, and the next one can be. */
function Passed({ lesson, next, folder }: PassedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {lessonWords.end.title(lesson.number)}
      </h2>
      <p>{words.passed}</p>
      <div class="actions">
        {next && (
          <a class="button" data-primary href={next.address}>
            {words.toLesson(next.title)}
          </a>
        )}
        {next && (
          <a class="button" href={`?lesson=${next.slug}`}>
            {words.another}
          </a>
        )}
        <a class="button" href={folder}>
          {lessonWords.end.all}
        </a>
      </div>
    </>
  );
}
