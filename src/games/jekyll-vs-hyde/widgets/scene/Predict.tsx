import { useRef, useState } from 'preact/hooks';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import { words as drill } from '#said/drill';
import { QUESTION_ANSWERED_EVENT, EXERCISE_DONE_EVENT, type Answered } from '#widgets/exercise-events.ts';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { ExerciseQuestion } from '#games/jekyll-vs-hyde/widgets/quiz/ExerciseQuestion.tsx';

interface PredictProps {
  /** The first exercise, made when the page was built. */
  readonly first: JekyllVsHydeExercise;
  /** What the later ones are about. */
  readonly rules: readonly JekyllVsHydeExercise['rule'][];
  readonly kind: JekyllVsHydeExercise['kind'] | undefined;
  readonly task: string;
}

/** An exercise, and as many more as the reader likes: each from a fresh position. */
export default function Predict({ first, rules, kind, task }: PredictProps) {
  const [{ exercise, count }, ask] = useState({ exercise: first, count: 0 });
  const [answered, setAnswered] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const next = async () => {
    const { freshExercise } = await import('#games/jekyll-vs-hyde/widgets/quiz/fresh-exercise');
    ask({ exercise: freshExercise(rules, kind), count: count + 1 });
    setAnswered(false);
  };
  return (
    <div role="group" class="try" aria-label={drill.predict} data-task={task} ref={root}>
      <p class="label">{drill.predict}</p>
      <ExerciseQuestion
        key={count}
        exercise={exercise}
        onAnswered={(right) => {
          setAnswered(true);
          const detail: Answered = { rule: exercise.rule, right };
          root.current?.dispatchEvent(new CustomEvent(QUESTION_ANSWERED_EVENT, { bubbles: true, detail }));
          if (right) root.current?.dispatchEvent(new Event(EXERCISE_DONE_EVENT, { bubbles: true }));
        }}
      />
      {answered && (
        <div class="actions">
          <button
            type="button"
            class="button"
            onClick={() => {
              void next();
            }}
          >
            {drill.ask}
          </button>
        </div>
      )}
    </div>
  );
}
