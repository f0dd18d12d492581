import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { voice } from '#games/jekyll-vs-hyde/voice.tsx';
import { useMemo, useState } from 'preact/hooks';
import { isRight } from '#kit/exercise';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import { options } from '#games/jekyll-vs-hyde/rules/options';
import { view, type View } from '#games/jekyll-vs-hyde/rules/view';
import { enter, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import { words } from '#said/jekyll-vs-hyde/exercises';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { punctuation } from '#said/punctuation';
import { words as drill } from '#said/drill';
import { say } from '#words/sentences';
import { ChoiceLabel } from './ChoiceLabel.tsx';
import { Events } from '#widgets/viewer/Events.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { useStaggeredEvents } from '#widgets/scene/use-staggered-events.ts';

interface ExerciseQuestionProps {
  readonly exercise: JekyllVsHydeExercise;
  readonly onAnswered: (right: boolean) => void;
}

/** One exercise: its position, the question, the choices; then whether it was right, and why, step by step. */
export function ExerciseQuestion({ exercise, onAnswered }: ExerciseQuestionProps) {
  const { kind, before, proposed, proof, viewer, pick, choices, right, rule } = exercise;
  const [marked, mark] = useState<readonly number[]>([]);
  const [checked, check] = useState(false);
  const asked = useMemo(() => enter(before), [exercise]);
  const proven = useMemo(() => positionsOf(asked, proof), [exercise]);
  const told = useStaggeredEvents<JekyllVsHyde>(checked && proven.length > 0 ? proven : undefined);
  const { state } = (told.position ?? asked).context;
  const [only] = proposed;
  const refusals = only === undefined || proposed.length > 1 ? [] : judge(before, only);
  const open = kind === 'playable' && viewer !== 'all' ? options(before, viewer) : null;
  const answers = game.list(
    right.flatMap((index) => choices[index] ?? []).map((choice) => say(words.choices, choice)),
  );
  const correct = isRight(exercise, marked);

  const answer = (picked: readonly number[]) => {
    mark(picked);
    check(true);
    onAnswered(isRight(exercise, picked));
  };
  return (
    <div class="question" data-kind={kind} data-rule={rule}>
      <p class="task">
        {punctuation.row(
          proposed.map((move) => say(kind === 'verdict' ? words.wanted : words.supposed, move)),
        )}
        {punctuation.afterSentence}
        <strong>{words.questions[kind](exercise)}</strong>
      </p>
      <Table
        view={told.position === undefined ? asIfAnswered(view(before, viewer), only) : view(state, viewer)}
      />
      <div class="choices" role="group" aria-label={drill.answer}>
        {choices.map((choice, index) => {
          const picked = marked.includes(index);
          return (
            <button
              key={index}
              type="button"
              class="choice"
              aria-pressed={picked}
              aria-disabled={checked}
              data-right={checked ? right.includes(index) : undefined}
              onClick={() => {
                if (checked) return;
                if (pick === 'one') answer([index]);
                else mark(picked ? marked.filter((one) => one !== index) : [...marked, index]);
              }}
            >
              <ChoiceLabel choice={choice} />
            </button>
          );
        })}
      </div>
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
      <div
        class="told"
        role="status"
        tabIndex={-1}
        data-kind={checked ? (correct ? 'answer' : 'refused') : undefined}
      >
        {checked && (
          <>
            <p>
              <strong>{correct ? drill.right : drill.wrong}</strong>
              {punctuation.afterSentence}
              {!correct && punctuation.headed(drill.answer, punctuation.ended(answers))}
            </p>
            {open !== null && <p>{say(legality.options, open)}</p>}
            {refusals.length > 0 && <Refusals refusals={refusals} />}
            <Events face={voice} events={told.events} />
            <p>
              {drill.aboutRule}
              {punctuation.afterSentence}
              <RuleLink rule={rule} />
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** The card that the question supposes to be played lies beside the led one already. */
function asIfAnswered(view: View, move: Action | undefined): View {
  if (move?.type !== 'follow' || view.led === null) return view;
  const hands = { ...view.hands, [move.by]: view.hands[move.by].filter((card) => card !== move.card) };
  return { ...view, hands, followed: move.card };
}

/** The positions that moves lead through. The engine made them, so none is refused. */
function positionsOf(from: ChartPosition, actions: readonly Action[]): readonly ChartPosition[] {
  const positions: ChartPosition[] = [];
  for (const action of actions) {
    const played = play(positions.at(-1) ?? from, action);
    if (!played.ok) throw new Error(`An exercise makes an illegal move: ${JSON.stringify(played.problem)}`);
    positions.push(played.value);
  }
  return positions;
}
