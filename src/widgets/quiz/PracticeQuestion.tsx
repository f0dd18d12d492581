import { useRef, useState } from 'preact/hooks';
import type { Exercise, ExerciseTypes } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words as drill } from '#said/drill';
import { QUESTION_ANSWERED_EVENT, EXERCISE_DONE_EVENT, type Answered } from '../exercise-events.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { ExerciseQuestion } from './ExerciseQuestion.tsx';
import { randomExercise } from './random-exercise.ts';
import type { Questions, Quiz, ExercisesOf } from './quiz-adapter.ts';

export interface PracticeQuestionProps<E extends ExerciseTypes> {
  /** The first exercise, made when the page was built. */
  readonly first: Exercise<E>;
  /** What the later ones are about. */
  readonly rules: readonly E['rule'][];
  readonly kind: E['kind'] | undefined;
  /** What the lessons have taught so far: nothing else is needed to answer. */
  readonly taught: readonly E['rule'][];
  readonly task: string;
}

interface Props<G extends GameTypes, E extends ExercisesOf<G>> extends PracticeQuestionProps<E> {
  readonly quiz: Quiz<G, E>;
  /** Fetches what the later ones are drawn from. */
  readonly questions: () => Promise<Questions<E>>;
}

/** An exercise, and as many more as the reader likes: each from a fresh position. */
export function PracticeQuestion<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  questions,
  first,
  rules,
  kind,
  taught,
  task,
}: Props<G, E>) {
  const [{ exercise, count }, ask] = useState({ exercise: first, count: 0 });
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const next = async () => {
    ask({ exercise: randomExercise(await questions(), rules, kind, taught), count: count + 1 });
  };
  return (
    <div role="group" class="try" aria-label={drill.predict} data-task={task} ref={root}>
      <h3 class="label">{drill.predict}</h3>
      <ExerciseQuestion
        key={count}
        quiz={quiz}
        exercise={exercise}
        hints
        onAnswered={(outcome) => {
          // After a hint it is done all the same, but its rule is asked again soon.
          const detail: Answered = { rule: exercise.rule, right: outcome === 'right' };
          root.current?.dispatchEvent(new CustomEvent(QUESTION_ANSWERED_EVENT, { bubbles: true, detail }));
          if (outcome !== 'wrong')
            root.current?.dispatchEvent(new Event(EXERCISE_DONE_EVENT, { bubbles: true }));
        }}
      >
        <button
          type="button"
          class="button"
          onClick={() => {
            void next();
          }}
        >
          {drill.ask}
        </button>
      </ExerciseQuestion>
    </div>
  );
}
