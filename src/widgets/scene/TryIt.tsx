import type { ComponentChildren, RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { lineThrough } from '#replays/replay-frames';
import { unfold } from '#replays/play-out-variations';
import type { Replay } from '#replays/replay';
import { words } from '#said/try-it';
import { EXERCISE_DONE_EVENT } from '../exercise-events.ts';
import type { GameFrame, PlayingFace } from '../face.ts';
import { handOf } from '../replace-one-hand.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { Stage } from '../stage/Stage.tsx';
import { Announcement } from '../Announcement.tsx';
import { MoveComment } from '../viewer/MoveComment.tsx';
import { EventSentences } from '../viewer/EventSentences.tsx';
import { Option } from '../viewer/ViewerOptions.tsx';
import { expected, type Attempt } from './expected-moves.ts';
import { RefusalMessage } from './RefusalMessage.tsx';
import { useStaggeredEvents } from './use-staggered-events.ts';

interface TryItProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly replay: Replay<T>;
  /** The position to play from, by the number of moves made. */
  readonly at: number;
  /** Its name in the reader's progress. */
  readonly task: string;
  /** What is to be said of every legal move that the replay does not have. */
  readonly otherwise?: string | undefined;
  /** What there is to do. */
  readonly children?: ComponentChildren;
}

/** A move that was allowed, and the positions that come of it. */
interface Made<T extends GameTypes> {
  readonly attempt: Attempt<T>;
  readonly positions: readonly Standing<T>[];
  /** Whether the reader asked for it. */
  readonly shown: boolean;
}

/** A position and a move to find. What is not allowed is refused with its reason; what is shows what it leads to, step by step. */
export function TryIt<T extends GameTypes>({ face, replay, at, task, otherwise, children }: TryItProps<T>) {
  const { machine, Table, Hand } = face;
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const [hints, setHints] = useState(false);
  const { before, seat, refusals, made, attempt, again, showAnswer } = useAttempts(face, replay, at, root);
  const { change, events } = useStaggeredEvents<T>(before, made?.positions);
  const { state } = change.to.context;
  return (
    <div role="group" class="try" aria-label={words.tryIt} data-task={task} ref={root}>
      <h3 class="label">{words.tryIt}</h3>
      <Stage
        turn={made ?? refusals}
        table={
          <Table
            below={seat}
            view={machine.game.view(state, seat)}
            change={change}
            hands={
              made === null
                ? handOf<T>(seat, <Hand state={state} seat={seat} hints={hints} attempt={attempt} />)
                : handOf<T>(seat, undefined)
            }
          />
        }
        prompt={<div class="task">{children}</div>}
        told={
          <Outcome
            face={face}
            refusals={refusals}
            occasion={made ?? refusals}
            made={made?.attempt ?? null}
            otherwise={otherwise}
            shown={made?.shown === true}
            events={events}
          />
        }
        controls={
          <Actions
            made={made?.attempt.kind ?? null}
            hints={hints}
            mark={setHints}
            again={again}
            showAnswer={showAnswer}
          />
        }
      />
    </div>
  );
}

/** The exercise, what was tried last, and what came of it. Whoever finds the answer has done it. */
function useAttempts<T extends GameTypes>(
  face: PlayingFace<T>,
  replay: Replay<T>,
  at: number,
  root: RefObject<HTMLDivElement>,
) {
  const { machine } = face;
  const { frames, here, before, answer, seat } = useMemo(() => exercise(face, replay, at), [replay, at]);
  const [refusals, setRefusals] = useState<readonly T['refusal'][]>([]);
  const [made, setMade] = useState<Made<T> | null>(null);
  const attempt = (action: T['action'], shown = false) => {
    const played = machine.play(before, action);
    if (!played.ok) {
      setRefusals(played.problem);
      return;
    }
    const result = expected(machine.game, frames, here, action);
    setRefusals([]);
    setMade({
      shown,
      attempt: result,
      positions: result.kind === 'possible' ? [played.value] : result.frames.map((frame) => frame.position),
    });
    if (result.kind === 'answer')
      root.current?.dispatchEvent(new Event(EXERCISE_DONE_EVENT, { bubbles: true }));
  };
  return {
    before,
    seat,
    refusals,
    made,
    attempt,
    again: () => {
      setMade(null);
    },
    showAnswer: () => {
      attempt(answer, true);
    },
  };
}

interface ActionsProps {
  /** What was made of the position; null as long as nothing was. */
  readonly made: Attempt<GameTypes>['kind'] | null;
  readonly hints: boolean;
  readonly mark: (hints: boolean) => void;
  readonly again: () => void;
  readonly showAnswer: () => void;
}

/** What can be done besides playing: have the hand marked, try again, see the answer. */
function Actions({ made, hints, mark, again, showAnswer }: ActionsProps) {
  return (
    <div class="actions">
      {made === null ? (
        <Option
          key="hints"
          pressed={hints}
          press={() => {
            mark(!hints);
          }}
        >
          {words.hints}
        </Option>
      ) : (
        <Option key="again" press={again}>
          {words.again}
        </Option>
      )}
      {made !== null && made !== 'answer' && <Option press={showAnswer}>{words.showAnswer}</Option>}
    </div>
  );
}

interface OutcomeProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly refusals: readonly T['refusal'][];
  /** What was tried last. */
  readonly occasion: unknown;
  readonly made: Attempt<T> | null;
  readonly otherwise: string | undefined;
  /** Whether the reader asked for it. */
  readonly shown: boolean;
  /** What a legal move leads to, as far as it has been told. */
  readonly events: readonly T['event'][];
}

/** What is to be said of a move: why it is refused, or how good it is and what it leads to. */
function Outcome<T extends GameTypes>({
  face,
  refusals,
  occasion,
  made,
  otherwise,
  shown,
  events,
}: OutcomeProps<T>) {
  const step = made === null || made.kind === 'possible' ? null : made.frames[0]?.step;
  return (
    <Announcement occasion={occasion} kind={refusals.length > 0 ? 'refused' : made?.kind}>
      <RefusalMessage face={face} refusals={refusals} />
      {made !== null && (
        <>
          <p>
            <strong>{shown ? words.shown : words.made[made.kind]}</strong>
          </p>
          {step != null && <MoveComment step={step} />}
          {made.kind === 'possible' && otherwise !== undefined && <p>{otherwise}</p>}
          <EventSentences face={face} events={events} />
        </>
      )}
    </Announcement>
  );
}

/** The position after so many moves of a replay, and the move that is to be found there. Refuses (throws) where none is played. */
function exercise<T extends GameTypes>({ machine }: PlayingFace<T>, replay: Replay<T>, at: number) {
  const { frames } = unfold(machine.begin(replay.rulings), replay.moves, (position, action) =>
    machine.play(position, action),
  );
  const here = lineThrough(frames)[at] ?? 0;
  const before: GameFrame<T>['position'] | undefined = frames[here]?.position;
  const answer: T['action'] | undefined = frames[frames[here]?.next[0] ?? 0]?.step?.action;
  if (before === undefined || answer === undefined) throw new Error(`Nothing is played after move ${at}`);
  const { seats } = machine.game;
  const acting = machine.game.toAct(before.context.state);
  const seat =
    seats.find((one) => one === answer.by) ?? seats.find((one) => acting.includes(one)) ?? seats[0];
  if (seat === undefined) throw new Error('A game has seats');
  return { frames, here, before, answer, seat };
}
