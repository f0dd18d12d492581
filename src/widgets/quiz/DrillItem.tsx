import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import { withDismissed, withoutMistake } from '#progress/own-mistakes-to-review';
import { withoutPuzzle, type Progress } from '#progress/progress';
import { withAnswer, withMended, withTry } from '#progress/review-schedule';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { DueMistakeProps, MistakesInDrill } from '../mistakes/due-mistake-props.ts';
import type { PuzzlesInDrill } from './drill-puzzle-props.ts';
import { ExerciseQuestion } from './ExerciseQuestion.tsx';
import type { Quiz, ExercisesOf } from './quiz-adapter.ts';
import type { Outcome } from './quiz-session.ts';
import type { Asked } from './use-drill.ts';

interface DrillItemProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly loadPuzzle: PuzzlesInDrill['load'];
  readonly loadMistake: MistakesInDrill['load'];
  readonly asked: Asked<E>;
  readonly answered: (outcome: Outcome, change: (progress: Progress, now: number) => Progress) => void;
  readonly passed: (change: (progress: Progress) => Progress) => void;
  /** The way on, once it is answered. */
  readonly children: ComponentChildren;
}

/** What the drill asks now, and what its answer changes in what is remembered. */
export function DrillItem<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  loadPuzzle,
  loadMistake,
  asked,
  answered,
  passed,
  children,
}: DrillItemProps<G, E>) {
  const { item, count } = asked;
  const DuePuzzle = useLazyComponent(item.type === 'puzzle', loadPuzzle);
  const DueMistake = useLazyComponent(item.type === 'mistake', loadMistake);
  if (item.type === 'question')
    return (
      <ExerciseQuestion
        key={count}
        quiz={quiz}
        exercise={item.exercise}
        hints="said"
        arrives
        onAnswered={(outcome) => {
          answered(outcome, (before, now) =>
            withAnswer(before, item.exercise.rule, outcome === 'right', now),
          );
        }}
      >
        {children}
      </ExerciseQuestion>
    );
  if (item.type === 'mistake')
    return DueMistake && <MistakeItem key={count} {...{ DueMistake, item, answered, passed, children }} />;
  return (
    DuePuzzle && (
      <DuePuzzle
        key={count}
        position={item.position}
        fresh={item.fresh}
        onTried={(tried) => {
          answered(tried === 'right' ? 'right' : 'wrong', (before, now) =>
            withTry(before, item.position, tried, now),
          );
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

interface MistakeItemProps<G extends GameTypes, E extends ExercisesOf<G>> extends Pick<
  DrillItemProps<G, E>,
  'answered' | 'passed' | 'children'
> {
  readonly DueMistake: ComponentType<DueMistakeProps>;
  readonly item: Pick<DueMistakeProps, 'mistake' | 'cost' | 'fresh'>;
}

/** A mistake that is asked again; what is done about it changes what is remembered of it. */
function MistakeItem<G extends GameTypes, E extends ExercisesOf<G>>({
  DueMistake,
  item,
  answered,
  passed,
  children,
}: MistakeItemProps<G, E>) {
  return (
    <DueMistake
      {...item}
      onAnswered={(outcome) => {
        answered(outcome, (before, now) => withMended(before, item.mistake, outcome === 'right', now));
      }}
      onDismissed={() => {
        passed((before) => withDismissed(before, item.mistake));
      }}
      onNone={() => {
        passed((before) => withoutMistake(before, item.mistake));
      }}
    >
      {children}
    </DueMistake>
  );
}
