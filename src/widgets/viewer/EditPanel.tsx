import { useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { insert, promote, remove } from '#replays/edit';
import { words } from '#said/editing';
import { words as why } from '#said/why';
import '../../styles/play.css';
import type { GameFrame, PlayingFace } from '../face.ts';
import { Refused } from '../scene/Refused.tsx';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { EarlierCopies } from './EarlierCopies.tsx';
import { KeptGame } from './KeptGame.tsx';
import { NoteFields } from './NoteFields.tsx';
import type { PanelProps } from './panel.ts';
import { UndoRedo } from './UndoRedo.tsx';
import { useChanges, type Changes } from './use-changes.ts';

/** What a panel that changes a game needs besides. */
export interface EditingProps<T extends GameTypes> extends PanelProps<T> {
  readonly face: PlayingFace<T>;
  /** Whether the text of a game that is to be kept can be read again whole. */
  readonly isReadable: (text: string) => boolean;
  /** The page of own games. */
  readonly ownGames: string;
}

/** Plays something else at any frame, and writes beside the moves: whatever is done becomes part of the tree, and can be undone. */
export function EditPanel<T extends GameTypes>(props: EditingProps<T>) {
  const { replay, frames, at, isReadable, ownGames } = props;
  const changes = useChanges(props, isReadable);
  const [refusals, refuse] = useState<readonly T['refusal'][]>([]);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const frame = frames[at];
  if (frame === undefined) return null;

  const take: Changes<T['action']>['applyEdit'] = (edited, typed) => {
    refuse([]);
    changes.applyEdit(edited, typed);
  };
  return (
    <div class="panel" role="group" aria-label={words.title} ref={root}>
      <p class="label">{words.title}</p>
      {props.site !== null && replay.title !== undefined && (
        <EarlierCopies game={replay.game} title={replay.title} page={ownGames} />
      )}
      <OtherMove {...props} frame={frame} path={changes.path} take={take} refuse={refuse} />
      <div class="told" role="status" tabIndex={-1}>
        <Refused face={props.face} refusals={refusals} />
      </div>
      {frame.step !== null && (
        <NoteFields key={at} line={replay.moves} path={changes.path} step={frame.step} take={take} />
      )}
      <div class="actions">
        <UndoRedo changes={changes} />
        <button
          type="button"
          class="button quiet"
          aria-disabled={frame.depth === 0}
          onClick={() => {
            take(promote(replay.moves, changes.path));
          }}
        >
          {words.promote}
        </button>
        <button
          type="button"
          class="button quiet"
          aria-disabled={frame.step === null}
          onClick={() => {
            take(remove(replay.moves, changes.path));
          }}
        >
          {words.remove}
        </button>
      </div>
      <KeptGame changes={changes} page={ownGames} />
    </div>
  );
}

interface OtherMoveProps<T extends GameTypes> extends EditingProps<T> {
  readonly frame: GameFrame<T>;
  readonly path: Changes<T['action']>['path'];
  readonly take: Changes<T['action']>['applyEdit'];
  readonly refuse: (refusals: readonly T['refusal'][]) => void;
}

/** The hand of whoever is to act, to play something else from; a sentence where there is none to be seen. */
function OtherMove<T extends GameTypes>({
  face: { machine, Hand, words: names },
  replay,
  frame,
  at,
  viewer,
  path,
  change,
  take,
  refuse,
}: OtherMoveProps<T>) {
  const { game } = machine;
  const { state } = frame.position.context;
  const seats = game.toAct(state).filter((one): one is T['seat'] => one !== 'dealer');
  // Whoever sees the game as one seat plays for that one where several are to act.
  const seat = seats.find((one) => one === viewer) ?? seats[0];
  if (seat === undefined) return <p>{words.nobody}</p>;
  if (viewer !== 'all' && viewer !== seat) return <p>{why.hidden(names.seats[seat])}</p>;
  const attempt = (action: T['action']) => {
    const reasons = game.judge(state, action);
    refuse(reasons);
    if (reasons.length > 0) return;
    const edited = insert(replay.moves, path, action, (a, b) => game.same(a, b));
    if (edited.ok && edited.value.line === replay.moves) change(replay.moves, edited.value.path);
    else take(edited);
  };
  return (
    <>
      <p>{words.play(names.seats[seat])}</p>
      <Hand key={at} state={state} seat={seat} hints attempt={attempt} />
    </>
  );
}
