import { useMemo, useState } from 'preact/hooks';
import { isRight, type Exercise } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/machine';
import { words as drill } from '#said/drill';
import { punctuation } from '#said/punctuation';
import { Answer } from './Answer.tsx';
import { Choices } from './Choices.tsx';
import type { Quiz, ExercisesOf } from './quiz.ts';
import { useStaggeredEvents } from '../scene/use-staggered-events.ts';

interface ExerciseQuestionProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly exercise: Exercise<E>;
  readonly onAnswered: (right: boolean) => void;
}

/** One exercise: its position, the question, the choices; then whether it was right, and why, step by step. */
export function ExerciseQuestion<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  exercise,
  onAnswered,
}: ExerciseQuestionProps<G, E>) {
  const { machine, Table } = quiz.face;
  const { kind, before, proof, viewer, pick, rule } = exercise;
  const [marked, mark] = useState<readonly number[]>([]);
  const [checked, check] = useState(false);
  const proven = useMemo(() => positionsOf(quiz, before, proof), [exercise]);
  const told = useStaggeredEvents<G>(checked && proven.length > 0 ? proven : undefined);

  const answer = (picked: readonly number[]) => {
    mark(picked);
    check(true);
    onAnswered(isRight(exercise, picked));
  };
  return (
    <div class="question" data-kind={kind} data-rule={rule}>
      <p class="task">
        {punctuation.row(quiz.words.proposal(exercise))}
        {punctuation.afterSentence}
        <strong>{quiz.words.question(exercise)}</strong>
      </p>
      <Table
        view={
          told.position === undefined
            ? quiz.posed(exercise)
            : machine.game.view(told.position.context.state, viewer)
        }
      />
      <Choices
        quiz={quiz}
        exercise={exercise}
        marked={marked}
        checked={checked}
        mark={mark}
        answer={answer}
      />
      {pick === 'all' && !checked && (
        <div class="actions">
          <button
            type="button"
            class="button"
            data-primary
            onClick={() => {
              answer(marked);
            }}
          >
            {drill.check}
          </button>
          <span>{drill.pickAll}</span>
        </div>
      )}
      <Answer quiz={quiz} exercise={exercise} marked={checked ? marked : null} events={told.events} />
    </div>
  );
}

/** The positions that moves lead through. The engine made them, so none is refused. */
function positionsOf<G extends GameTypes, E extends ExercisesOf<G>>(
  { face: { machine } }: Quiz<G, E>,
  before: E['state'],
  actions: readonly E['action'][],
): readonly Standing<G>[] {
  const from = machine.enter(before);
  const positions: Standing<G>[] = [];
  for (const action of actions) {
    const played = machine.play(positions.at(-1) ?? from, action);
    if (!played.ok) throw new Error(`An exercise makes an illegal move: ${JSON.stringify(played.problem)}`);
    positions.push(played.value);
  }
  return positions;
}
