import { useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words } from '#said/guess';
import '../../styles/play.css';
import type { PlayingFace } from '../face.ts';
import { expected, type Attempt } from '../scene/expected-moves.ts';
import { Refused } from '../scene/Refused.tsx';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { Comment } from './Comment.tsx';
import type { PanelProps } from './panel.ts';

interface Guess<T extends GameTypes> {
  /** The frame it was made at. */
  readonly at: number;
  readonly attempt: Attempt<T>;
}

interface GuessPanelProps<T extends GameTypes> extends PanelProps<T> {
  readonly face: PlayingFace<T>;
}

/** Waits before each move of one seat until the reader has chosen; then shows what was played, and what was said of it. */
export function GuessPanel<T extends GameTypes>({ face, frames, at, jump, viewer, sit }: GuessPanelProps<T>) {
  const { game } = face.machine;
  const frame = frames[at];
  const seats = frame === undefined ? [] : game.seatsIn(frame.position.context.state);
  const [seat, take] = useState<T['seat'] | undefined>(seats.find((one) => one === viewer) ?? seats[0]);
  const [guess, setGuess] = useState<Guess<T> | null>(null);
  const [score, count] = useState({ hit: 0, of: 0 });
  const [refusals, refuse] = useState<readonly T['refusal'][]>([]);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const next = frames[frame?.next[0] ?? -1];
  if (frame === undefined || seat === undefined) return null;
  const made = guess?.at === at ? guess : null;
  const mine = next?.step?.action.by === seat;
  const { state } = frame.position.context;

  const attempt = (action: T['action']) => {
    const reasons = game.judge(state, action);
    refuse(reasons);
    if (reasons.length > 0) return;
    const result = expected(game, frames, at, action);
    setGuess({ at, attempt: result });
    count({ hit: score.hit + Number(result.kind === 'answer'), of: score.of + 1 });
  };
  return (
    <div class="panel" role="group" aria-label={words.title} ref={root}>
      <p class="label">
        {words.title} · {words.score(score.hit, score.of)}
      </p>
      <label>
        {words.as}{' '}
        <select
          onChange={({ currentTarget }) => {
            const chosen = seats.find((one) => one === currentTarget.value) ?? seat;
            take(chosen);
            sit(chosen);
          }}
        >
          {seats.map((one) => (
            <option key={one} value={one} selected={one === seat}>
              {face.words.seats[one]}
            </option>
          ))}
        </select>
      </label>
      {mine && made === null && (
        <>
          <p>{words.yourMove}</p>
          <face.Hand key={at} state={state} seat={seat} hints={false} attempt={attempt} />
        </>
      )}
      {next !== undefined && !mine && <p>{words.notYours}</p>}
      <div class="told" role="status" tabIndex={-1}>
        <Refused face={face} refusals={refusals} />
        {made !== null && <Answer face={face} attempt={made.attempt} played={next} />}
        {next === undefined && <p>{words.over}</p>}
      </div>
      {next !== undefined && (!mine || made !== null) && (
        <button
          type="button"
          class="button"
          data-primary
          onClick={() => {
            refuse([]);
            jump(next.id);
          }}
        >
          {words.goOn}
        </button>
      )}
    </div>
  );
}

interface AnswerProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly attempt: Attempt<T>;
  readonly played: GuessPanelProps<T>['frames'][number] | undefined;
}

/** Whether it was guessed, what was played, and what was written of both. */
function Answer<T extends GameTypes>({ face, attempt, played }: AnswerProps<T>) {
  if (played?.step == null) return null;
  return (
    <>
      <p>
        <strong>{words.verdicts[attempt.kind]}</strong> {words.played(face.words.move(played.step.action))}
      </p>
      <Comment step={played.step} />
      {attempt.kind === 'mistake' && attempt.frames[0]?.step != null && (
        <Comment step={attempt.frames[0].step} />
      )}
    </>
  );
}
