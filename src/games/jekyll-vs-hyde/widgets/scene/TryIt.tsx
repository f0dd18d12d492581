import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { begin, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import { lineThrough } from '#replays/frames';
import { unfold } from '#replays/play-tree';
import type { Replay } from '#replays/replay';
import { words } from '#said/jekyll-vs-hyde/trying';
import { EXERCISE_DONE_EVENT } from '#widgets/exercise-events.ts';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { Comment } from '#games/jekyll-vs-hyde/widgets/viewer/Comment.tsx';
import { Events } from '#games/jekyll-vs-hyde/table/Events.tsx';
import { expected, type Attempt } from './expected-moves.ts';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Refused } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { useStaggeredEvents } from './use-staggered-events.ts';

interface TryItProps {
  readonly replay: Replay<JekyllVsHyde>;
  /** The position to play from, by the number of moves made. */
  readonly at: number;
  /** Its name in the reader's progress. */
  readonly task: string;
  /** What there is to do. */
  readonly children?: ComponentChildren;
}

/** A position and a move to find. What is not allowed is refused with its reason; what is shows what it leads to, step by step. */
export default function TryIt({ replay, at, task, children }: TryItProps) {
  const { frames, here } = useMemo(() => {
    const { frames } = unfold(begin(replay.rulings), replay.moves, play);
    return { frames, here: lineThrough(frames)[at] ?? 0 };
  }, [replay, at]);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const [hints, setHints] = useState(false);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [made, setMade] = useState<{ attempt: Attempt; positions: readonly ChartPosition[] } | null>(null);
  const before = frames[here]?.position;
  const told = useStaggeredEvents(made?.positions);
  const verdict = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the table lies between the upper hand and what is said of its card.
    if (made !== null || refusals.length > 0) verdict.current?.scrollIntoView({ block: 'nearest' });
  }, [made, refusals]);
  const answer = frames[frames[here]?.next[0] ?? 0]?.step?.action;
  if (before === undefined || answer === undefined) throw new Error(`Nothing is played after move ${at}`);
  const seat =
    'by' in answer ? answer.by : (toAct(before.context.state).find((seat) => seat !== 'dealer') ?? 'jekyll');

  const attempt = (action: Action) => {
    const played = play(before, action);
    if (!played.ok) {
      setRefusals(played.problem);
      return;
    }
    const result = expected(frames, here, action);
    setRefusals([]);
    setMade({
      attempt: result,
      positions: result.kind === 'possible' ? [played.value] : result.frames.map((frame) => frame.position),
    });
    if (result.kind === 'answer')
      root.current?.dispatchEvent(new Event(EXERCISE_DONE_EVENT, { bubbles: true }));
  };
  const { state } = (told.position ?? before).context;
  const step = made === null || made.attempt.kind === 'possible' ? null : made.attempt.frames[0]?.step;
  return (
    <div role="group" class="try" aria-label={words.tryIt} data-task={task} ref={root}>
      <p class="label">{words.tryIt}</p>
      <div class="task">{children}</div>
      <Table
        view={view(state, seat)}
        hands={
          made === null
            ? { [seat]: <PlayerHand state={state} seat={seat} hints={hints} attempt={attempt} /> }
            : {}
        }
      />
      <div
        class="told"
        ref={verdict}
        role="status"
        tabIndex={-1}
        data-kind={refusals.length > 0 ? 'refused' : made?.attempt.kind}
      >
        <Refused refusals={refusals} />
        {made !== null && (
          <>
            <strong>{words.made[made.attempt.kind]}</strong>
            {step != null && <Comment step={step} />}
            <Events events={told.events} />
          </>
        )}
      </div>
      <div class="actions">
        {made === null ? (
          <button
            type="button"
            class="button quiet"
            aria-pressed={hints}
            onClick={() => {
              setHints(!hints);
            }}
          >
            {words.hints}
          </button>
        ) : (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              setMade(null);
            }}
          >
            {words.again}
          </button>
        )}
        {made !== null && made.attempt.kind !== 'answer' && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              attempt(answer);
            }}
          >
            {words.showAnswer}
          </button>
        )}
      </div>
    </div>
  );
}
