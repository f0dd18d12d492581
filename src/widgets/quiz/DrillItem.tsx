import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import { withoutPuzzle, type Progress } from '#progress/progress';
import { withAnswer, withTry } from '#progress/review-schedule';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { PuzzlesInDrill } from './drill-puzzle-props.ts';
import { ExerciseQuestion } from './ExerciseQuestion.tsx';
import type { Quiz, ExercisesOf } from './quiz.ts';
import type { Asked } from './use-drill.ts';

interface DrillItemProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly loadPuzzle: PuzzlesInDrill['load'];
  readonly asked: Asked<E>;
  readonly answered: (right: boolean, change: (progress: Progress, now: number) => Progress) => void;
  readonly passed: (change: (progress: Progress) => Progress) => void;
  /** The way on, once it is answered. */
  readonly children: ComponentChildren;
}

/** What the drill asks now, and what its answer changes in what is remembered. */
export function DrillItem<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  loadPuzzle,
  asked,
  answered,
  passed,
  children,
}: DrillItemProps<G, E>) {
  const { item, count } = asked;
  const DuePuzzle = useLazyComponent(item.type === 'puzzle', loadPuzzle);
  if (item.type === 'question')
    return (
      <ExerciseQuestion
        key={count}
        quiz={quiz}
        exercise={item.exercise}
        onAnswered={(right) => {
          answered(right, (before, now) => withAnswer(before, item.exercise.rule, right, now));
        }}
      >
        {children}
      </ExerciseQuestion>
    );
  return (
    DuePuzzle && (
      <DuePuzzle
        key={count}
        position={item.position}
        onTried={(tried) => {
          answered(tried === 'right', (before, now) => withTry(before, item.position, tried, now));
        }}
        onNone={() => {
          passed((before) => withoutPuzzle(before, item.position));
        }}
      >
        {children}
      </DuePuzzle>
    )
  );
}
