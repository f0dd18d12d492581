import { useRef, useState } from 'preact/hooks';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { say } from '#words/sentences';
import { words } from '#said/guess';
import { words as table } from '#said/jekyll-vs-hyde/table';
import '../../../../styles/play.css';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { Comment } from './Comment.tsx';
import { expected, type Attempt } from '#games/jekyll-vs-hyde/widgets/scene/expected-moves';
import type { PanelProps } from './panel.ts';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Refused } from '#games/jekyll-vs-hyde/table/Refusals.tsx';

interface GuessPanel {
  /** The frame it was made at. */
  readonly at: number;
  readonly action: Action;
  readonly attempt: Attempt;
}

/** Waits before each move of one seat until the reader has chosen; then shows what was played, and what was said of it. */
export default function Guess({ frames, at, jump, viewer, sit }: PanelProps) {
  const [seat, take] = useState<Seat>(viewer === 'hyde' ? 'hyde' : 'jekyll');
  const [guess, setGuess] = useState<GuessPanel | null>(null);
  const [score, count] = useState({ hit: 0, of: 0 });
  const [refusals, refuse] = useState<readonly Refusal[]>([]);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const frame = frames[at];
  const next = frames[frame?.next[0] ?? -1];
  const played = next?.step?.action;
  if (frame === undefined) return null;
  const made = guess?.at === at ? guess : null;
  const mine = played !== undefined && played.type !== 'deal' && played.by === seat;
  const { state } = frame.position.context;

  const attempt = (action: Action) => {
    const reasons = judge(state, action);
    refuse(reasons);
    if (reasons.length > 0) return;
    const result = expected(frames, at, action);
    setGuess({ at, action, attempt: result });
    count({ hit: score.hit + Number(result.kind === 'answer'), of: score.of + 1 });
  };
  const goOn = () => {
    refuse([]);
    if (next !== undefined) jump(next.id);
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
            const chosen = currentTarget.value === 'hyde' ? 'hyde' : 'jekyll';
            take(chosen);
            sit(chosen);
          }}
        >
          {(['jekyll', 'hyde'] as const).map((one) => (
            <option key={one} value={one} selected={one === seat}>
              {table.replay.seats[one]}
            </option>
          ))}
        </select>
      </label>
      {mine && made === null && (
        <>
          <p>{words.yourMove}</p>
          <PlayerHand key={at} state={state} seat={seat} hints={false} attempt={attempt} />
        </>
      )}
      {next !== undefined && !mine && <p>{words.notYours}</p>}
      <div class="told" role="status" tabIndex={-1}>
        <Refused refusals={refusals} />
        {made !== null && played !== undefined && (
          <>
            <p>
              <strong>{words.verdicts[made.attempt.kind]}</strong> {words.played(say(table.moves, played))}
            </p>
            {next?.step != null && <Comment step={next.step} />}
            {made.attempt.kind === 'mistake' && made.attempt.frames[0]?.step != null && (
              <Comment step={made.attempt.frames[0].step} />
            )}
          </>
        )}
        {next === undefined && <p>{words.over}</p>}
      </div>
      {next !== undefined && (!mine || made !== null) && (
        <button type="button" class="button" data-primary onClick={goOn}>
          {words.goOn}
        </button>
      )}
    </div>
  );
}
