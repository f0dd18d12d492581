import { useRef, useState } from 'preact/hooks';
import { judge, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { insert, promote, remove } from '#replays/edit';
import { words } from '#said/jekyll-vs-hyde/editing';
import { words as why } from '#said/jekyll-vs-hyde/why';
import '../../../../styles/play.css';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { EarlierCopies } from './EarlierCopies.tsx';
import { KeptGame } from './KeptGame.tsx';
import { NoteFields } from './NoteFields.tsx';
import type { PanelProps } from './panel.ts';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Refused } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { UndoRedo } from './UndoRedo.tsx';
import { useChanges } from './use-changes.ts';

/** Plays something else at any frame, and writes beside the moves: whatever is done becomes part of the tree, and can be undone. */
export default function EditPanel(props: PanelProps) {
  const { replay, frames, at, change, viewer } = props;
  const changes = useChanges(props);
  const { path } = changes;
  const [refusals, refuse] = useState<readonly Refusal[]>([]);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const frame = frames[at];
  if (frame === undefined) return null;
  const { state } = frame.position.context;
  const seats = toAct(state).filter((one) => one !== 'dealer');
  // Whoever sees the game as one seat plays for that one where both are to act.
  const seat = seats.find((one) => one === viewer) ?? seats[0];
  const { step } = frame;

  const take: typeof changes.applyEdit = (edited, typed) => {
    refuse([]);
    changes.applyEdit(edited, typed);
  };
  const attempt = (action: Action) => {
    const reasons = judge(state, action);
    refuse(reasons);
    if (reasons.length > 0) return;
    const edited = insert(replay.moves, path, action, sameMove);
    if (edited.ok && edited.value.line === replay.moves) change(replay.moves, edited.value.path);
    else take(edited);
  };
  return (
    <div class="panel" role="group" aria-label={words.title} ref={root}>
      <p class="label">{words.title}</p>
      {props.site !== null && replay.title !== undefined && <EarlierCopies title={replay.title} />}
      {seat === undefined ? (
        <p>{words.nobody}</p>
      ) : viewer !== 'all' && viewer !== seat ? (
        <p>{why.hidden(seat)}</p>
      ) : (
        <>
          <p>{words.play(seat)}</p>
          <PlayerHand key={at} state={state} seat={seat} hints attempt={attempt} />
        </>
      )}
      <div class="told" role="status" tabIndex={-1}>
        <Refused refusals={refusals} />
      </div>
      {step !== null && <NoteFields key={at} line={replay.moves} path={path} step={step} take={take} />}
      <div class="actions">
        <UndoRedo changes={changes} />
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
      <KeptGame changes={changes} />
    </div>
  );
}
