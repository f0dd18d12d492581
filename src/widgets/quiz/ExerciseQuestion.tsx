import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { isRight, type Exercise } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { words as drill } from '#said/drill';
import { punctuation } from '#said/punctuation';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { AnswerFeedback } from './AnswerFeedback.tsx';
import { AnswerChoices } from './AnswerChoices.tsx';
import type { Quiz, ExercisesOf } from './quiz-adapter.ts';
import type { Outcome } from './quiz-session.ts';
import { exerciseHints, ruledOutChoice } from '../hints/exercise-hints.tsx';
import { GivenHint, HintButton, useProgressiveHints, type HintsAsked } from '../hints/ProgressiveHints.tsx';
import { useStaggeredEvents } from '../scene/use-staggered-events.ts';
import { Stage } from '../stage/Stage.tsx';

interface ExerciseQuestionProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly exercise: Exercise<E>;
  /**
   * Whether hints are given to who asks, and what is answered rightly after one is asked again all the same; `said` where that is told
   * before. In a lesson the row has no room for it, and nobody is kept from going on.
   */
  readonly hints?: boolean | 'said';
  readonly onAnswered: (outcome: Outcome) => void;
  /** Whether it comes in answer to the reader, or is all that the page is for: then it comes into view. */
  readonly arrives?: boolean;
  /** The way on, once it is answered. */
  readonly children?: ComponentChildren;
}

/** One exercise: its position, the question, the choices; then whether it was right, and why, step by step. */
export function ExerciseQuestion<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  exercise,
  hints = false,
  onAnswered,
  arrives = false,
  children,
}: ExerciseQuestionProps<G, E>) {
  const { machine, Table } = quiz.face;
  const { kind, before, proof, viewer, pick, rule } = exercise;
  const [marked, mark] = useState<readonly number[]>([]);
  const [checked, check] = useState(false);
  const hinted = useProgressiveHints(exercise);
  const asked = useId();
  const root = useWayOn(checked);
  const { posed, proven } = useMemo(() => positionsOf(quiz, before, proof), [exercise]);
  const isProven = checked && proven.length > 0;
  const { change, events } = useStaggeredEvents<G>(posed, isProven ? proven : undefined);
  const view = isProven ? machine.game.view(change.to.context.state, viewer) : quiz.posed(exercise);
  const ruledOut = ruledOutChoice(exercise, hinted.given);
  const answer = (picked: readonly number[]) => {
    mark(picked);
    check(true);
    onAnswered(!isRight(exercise, picked) ? 'wrong' : hinted.given > 0 ? 'hinted' : 'right');
  };
  return (
    <div class="question" data-kind={kind} data-rule={rule} ref={root}>
      <Stage
        turn={checked}
        arrives={arrives}
        table={<Table view={view} change={change} below={viewer === 'all' ? undefined : viewer} />}
        prompt={<Asked id={asked} words={quiz.words} exercise={exercise} />}
        told={
          <>
            <AnswerChoices {...{ quiz, exercise, marked, ruledOut, checked, asked, mark, answer }} />
            <AnswerFeedback
              {...{ quiz, exercise, events }}
              hinted={hinted.given > 0}
              marked={checked ? marked : null}
              proved={eventsOf<G>(proven)}
            />
          </>
        }
        controls={
          <div class="actions">
            {!checked && pick === 'all' && <Check {...{ marked, answer }} />}
            {!checked && hints !== false && (
              <Hints {...{ quiz, exercise, hinted }} counts={hints === 'said'} />
            )}
            {checked && children}
          </div>
        }
      />
    </div>
  );
}

/** What the moves brought about that led to these positions. */
function eventsOf<G extends GameTypes>(proven: readonly Standing<G>[]): readonly G['event'][] {
  return proven.flatMap(({ context }) => context.events);
}

/** Leads the focus to the way on once a question is answered: its choices have nothing more to press. */
function useWayOn(answered: boolean): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answered)
      root.current?.querySelector<HTMLElement>('.stage-controls button')?.focus({ preventScroll: true });
  }, [answered]);
  return root;
}

interface AskedProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly id: string;
  readonly words: Quiz<G, E>['words'];
  readonly exercise: Exercise<E>;
}

/** What is proposed, and the question about it. */
function Asked<G extends GameTypes, E extends ExercisesOf<G>>({ id, words, exercise }: AskedProps<G, E>) {
  return (
    <p class="task" id={id}>
      {punctuation.row(words.proposal(exercise))}
      {punctuation.afterSentence}
      <strong>{words.question(exercise)}</strong>
    </p>
  );
}

interface HintsProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly exercise: Exercise<E>;
  readonly hinted: HintsAsked;
  readonly counts: boolean;
}

/** Asks for hints, and beside it, where it moves no answer, the one that was given. */
function Hints<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz,
  exercise,
  hinted,
  counts,
}: HintsProps<G, E>) {
  return (
    <>
      <HintButton {...hinted} counts={counts} />
      <AnnouncedMessage occasion={null}>
        <GivenHint given={hinted.given} hints={() => exerciseHints(quiz, exercise)} />
      </AnnouncedMessage>
    </>
  );
}

interface CheckProps {
  readonly marked: readonly number[];
  readonly answer: (marked: readonly number[]) => void;
}

/** Answers a question of which several choices may be right, one at least. */
function Check({ marked, answer }: CheckProps) {
  const [early, press] = useState(0);
  const isBarred = marked.length === 0;
  const isMissing = early > 0 && isBarred;
  return (
    <>
      <button
        type="button"
        class="button"
        data-primary={isBarred ? undefined : ''}
        aria-disabled={isBarred}
        onClick={() => {
          if (isBarred) press(early + 1);
          else answer(marked);
        }}
      >
        {drill.check}
      </button>
      {!isMissing && <span>{drill.pickAll}</span>}
      <AnnouncedMessage occasion={isMissing ? early : null}>{isMissing && drill.markFirst}</AnnouncedMessage>
    </>
  );
}

/** The position of an exercise, and those that moves lead through from there. The engine made them, so none is refused. */
function positionsOf<G extends GameTypes, E extends ExercisesOf<G>>(
  { face: { machine } }: Quiz<G, E>,
  before: E['state'],
  actions: readonly E['action'][],
): { readonly posed: Standing<G>; readonly proven: readonly Standing<G>[] } {
  const posed = machine.enter(before);
  const proven: Standing<G>[] = [];
  for (const action of actions) {
    const played = machine.play(proven.at(-1) ?? posed, action);
    if (!played.ok) throw new Error(`An exercise makes an illegal move: ${JSON.stringify(played.problem)}`);
    proven.push(played.value);
  }
  return { posed, proven };
}
