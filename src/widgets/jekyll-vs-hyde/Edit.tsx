import { useRef, useState } from 'preact/hooks';
import { judge, toAct } from '#games/jekyll-vs-hyde/judge';
import { sameMove } from '#games/jekyll-vs-hyde/same-move';
import type { Action, Refusal } from '#games/jekyll-vs-hyde/state';
import { comment, glyph, insert, promote, remove } from '#replays/edit';
import * as past from '#replays/history';
import { pathOf, type Path } from '#replays/path';
import { GLYPHS, type Line } from '#replays/replay';
import { words as site } from '#said/site';
import { words as table } from '#said/table';
import '../../styles/play.css';
import { useKeptFocus } from '../use-kept-focus.ts';
import type { PanelProps } from './panel.ts';
import { PlayerHand } from './PlayerHand.tsx';
import { Refused } from './Refusals.tsx';
import { useKeeping } from './use-keeping.ts';

interface Place {
  readonly line: Line<Action>;
  readonly path: Path;
}

/** Plays something else at any frame, and writes beside the moves: whatever is done becomes part of the tree, and can be undone. */
export default function Edit({ replay, frames, at, change, entry }: PanelProps) {
  const path = pathOf(frames, at);
  const [history, setHistory] = useState(() => past.begin<Place>({ line: replay.moves, path }));
  const [refusals, refuse] = useState<readonly Refusal[]>([]);
  const keeping = useKeeping(replay, entry);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const { edit: words } = site;
  const frame = frames[at];
  if (frame === undefined) return null;
  const { state } = frame.position.context;
  const seat = toAct(state).find((one) => one !== 'dealer');
  const { step } = frame;

  const show = ({ line, path }: Place) => {
    change(line, path);
    keeping.keep({ ...replay, moves: line });
  };
  const take = (edited: ReturnType<typeof remove<Action>>) => {
    refuse([]);
    if (!edited.ok || edited.value.line === replay.moves) return;
    setHistory(past.record(history, edited.value));
    show(edited.value);
  };
  const attempt = (action: Action) => {
    const reasons = judge(state, action);
    refuse(reasons);
    if (reasons.length > 0) return;
    const edited = insert(replay.moves, path, action, sameMove);
    if (!edited.ok) return;
    if (edited.value.line === replay.moves) change(replay.moves, edited.value.path);
    else take(edited);
  };
  const turn = (next: typeof history) => {
    refuse([]);
    if (next === history) return;
    setHistory(next);
    show(next.present);
  };
  return (
    <div class="panel" role="group" aria-label={words.title} ref={root}>
      <p class="label">{words.title}</p>
      {seat === undefined ? (
        <p>{words.nobody}</p>
      ) : (
        <>
          <p>{words.play(seat)}</p>
          <PlayerHand key={at} state={state} seat={seat} hints attempt={attempt} />
        </>
      )}
      <div class="told" role="status" tabIndex={-1}>
        <Refused refusals={refusals} />
      </div>
      {step !== null && (
        <div class="notes">
          <label>
            {words.glyph}{' '}
            <select
              key={at}
              onChange={({ currentTarget }) => {
                take(glyph(replay.moves, path, GLYPHS.find((mark) => mark === currentTarget.value) ?? null));
              }}
            >
              <option value="">{words.noGlyph}</option>
              {GLYPHS.map((mark) => (
                <option key={mark} value={mark} selected={mark === step.glyph}>
                  {mark} {table.replay.glyphs[mark]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {words.comment}
            <textarea
              key={at}
              rows={3}
              dir="auto"
              value={step.comment ?? ''}
              onInput={({ currentTarget }) => {
                take(comment(replay.moves, path, currentTarget.value.toWellFormed()));
              }}
            />
          </label>
        </div>
      )}
      <div class="actions">
        <button
          type="button"
          class="button quiet"
          aria-disabled={history.past.length === 0}
          onClick={() => {
            turn(past.undo(history));
          }}
        >
          {words.undo}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-disabled={history.future.length === 0}
          onClick={() => {
            turn(past.redo(history));
          }}
        >
          {words.redo}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-disabled={frame.depth === 0}
          onClick={() => {
            take(promote(replay.moves, path));
          }}
        >
          {words.promote}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-disabled={step === null}
          onClick={() => {
            take(remove(replay.moves, path));
          }}
        >
          {words.remove}
        </button>
      </div>
      {keeping.said !== null && <p role="status">{keeping.said}</p>}
    </div>
  );
}
