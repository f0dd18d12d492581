import { useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { insert, promote, remove } from '#replays/edit-moves-and-variations';
import type { Path } from '#replays/move-path';
import type { Line } from '#replays/replay';
import { punctuation } from '#said/punctuation';
import { words } from '#said/variation-and-comment-panel';
import { words as why } from '#said/playable-cards-panel';
import '../../styles/player-hand-and-feedback.css';
import type { GameFrame, PlayingFace } from '../face.ts';
import { Portal } from '../Portal.tsx';
import { RefusalMessage } from '../scene/RefusalMessage.tsx';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import { EarlierCopiesLinks } from './EarlierCopiesLinks.tsx';
import { SavedCopyStatus } from './SavedCopyStatus.tsx';
import { PlacedNoteFields } from './MoveNoteFields.tsx';
import type { PanelProps } from './panel-and-tab-types.ts';
import { UndoRedo } from './UndoRedo.tsx';
import { useReplayEdits, type Changes } from './use-replay-edits.ts';
import '../../styles/side-panel.css';

/** What a panel that changes a game needs besides. */
export interface EditingProps<T extends GameTypes> extends PanelProps<T> {
  readonly face: PlayingFace<T>;
  /** Whether the text of a game that is to be kept can be read again whole. */
  readonly isGameTextReadable: (text: string) => boolean;
  /** The page of own games. */
  readonly ownGames: string;
}

/**
 * Plays something else at the table, and writes beside the moves of the list: whatever is done becomes part of the tree, and can be
 * undone.
 */
export function AddVariationsAndCommentsPanel<T extends GameTypes>(props: EditingProps<T>) {
  const { replay, frames, at, isGameTextReadable, ownGames, places } = props;
  const changes = useReplayEdits(props, isGameTextReadable);
  const [refusals, refuse] = useState<readonly T['refusal'][]>([]);
  const frame = frames[at];
  if (frame === undefined) return null;

  const take: Changes<T['action']>['tryEdit'] = (edited) => {
    refuse([]);
    changes.tryEdit(edited);
  };
  return (
    <div class="panel" role="group" aria-label={words.title}>
      {props.site !== null && replay.title !== undefined && (
        <EarlierCopiesLinks game={replay.game} title={replay.title} page={ownGames} />
      )}
      <OtherMove
        {...props}
        frame={frame}
        path={changes.path}
        isRecord={changes.isRecord}
        {...{ take, refuse }}
      />
      <PlacedNoteFields
        {...{ places, line: replay.moves, path: changes.path, step: frame.step, take: changes.applyEdit }}
        // What was kept before says nothing of what is only tried out.
        standing={changes.keep === null ? changes.standing : null}
      >
        <AnnouncedMessage occasion={refusals} kind={refusals.length > 0 ? 'refused' : undefined}>
          <RefusalMessage face={props.face} refusals={refusals} />
        </AnnouncedMessage>
        {changes.keep !== null && <OnlyTried keep={changes.keep} isLeaving={changes.isLeaving} />}
      </PlacedNoteFields>
      <div class="actions">
        <UndoRedo changes={changes} />
        <MoveLine line={replay.moves} frame={frame} path={changes.path} take={take} />
      </div>
      <SavedCopyStatus changes={changes} page={ownGames} />
    </div>
  );
}

interface MoveLineProps<T extends GameTypes> {
  readonly line: Line<T['action']>;
  readonly frame: GameFrame<T>;
  readonly path: Path;
  readonly take: Changes<T['action']>['tryEdit'];
}

/** Puts the variation that is looked at in place of what was played, or takes a move away with all that follows. */
function MoveLine<T extends GameTypes>({ line, frame, path, take }: MoveLineProps<T>) {
  return (
    <>
      <button
        type="button"
        class="button quiet"
        aria-disabled={frame.depth === 0}
        onClick={() => {
          take(promote(line, path));
        }}
      >
        {words.promote}
      </button>
      <button
        type="button"
        class="button quiet"
        aria-disabled={frame.step === null}
        onClick={() => {
          take(remove(line, path));
        }}
      >
        {words.remove}
      </button>
    </>
  );
}

interface OnlyTriedProps {
  readonly keep: () => void;
  /** Whether it cannot be kept in the record that it was tried in. */
  readonly isLeaving: boolean;
}

/** Says that what was played is not kept, where it was played, and offers to keep it: the game it was made from stays as it is. */
function OnlyTried({ keep, isLeaving }: OnlyTriedProps) {
  return (
    <p>
      {isLeaving ? words.leaves : words.tried}{' '}
      <button type="button" class="button quiet" onClick={keep}>
        {words.keep}
      </button>
    </p>
  );
}

interface OtherMoveProps<T extends GameTypes> extends EditingProps<T> {
  readonly frame: GameFrame<T>;
  readonly path: Changes<T['action']>['path'];
  readonly isRecord: boolean;
  readonly take: Changes<T['action']>['tryEdit'];
  readonly refuse: (refusals: readonly T['refusal'][]) => void;
}

/** At the table the hand of whoever is to act, to play something else from; beside it what that does, or why nobody can. */
function OtherMove<T extends GameTypes>(props: OtherMoveProps<T>) {
  const { face, replay, frame, at, viewer, hand, places, path, change, isRecord, take, refuse } = props;
  const { machine, words: names } = face;
  const asked = useRef<HTMLParagraphElement>(null);
  useAnnouncement(asked, { occasion: null, weight: 'main', arrives: true });
  const { game } = machine;
  const { state } = frame.position.context;
  const seats = game.toAct(state).filter((one): one is T['seat'] => one !== 'dealer');
  const [first] = seats;
  if (first === undefined) return <p>{words.nobody}</p>;
  if (viewer !== 'all' && !seats.includes(viewer)) return <p>{why.hidden(names.seats[first])}</p>;
  if (hand === null) return null;
  const attempt = (action: T['action']) => {
    // What is new in the game is played on the statechart, as all of it was that has been read.
    const played = machine.play(machine.enter(state), action);
    refuse(played.ok ? [] : played.problem);
    if (!played.ok) return;
    const edited = insert(replay.moves, path, action, (a, b) => game.same(a, b));
    if (edited.ok && edited.value.line === replay.moves) change(replay.moves, edited.value.path);
    else take(edited);
  };
  return (
    <>
      <p ref={asked}>
        {words.play(names.seats[hand.seat])}
        {isRecord && punctuation.afterSentence + words.ofRecord}
      </p>
      <Portal into={places.hand}>
        <face.Hand
          key={`${at} ${hand.seat}`}
          state={state}
          seat={hand.seat}
          hints
          attempt={attempt}
          pressed={hand.pressed ?? undefined}
        />
      </Portal>
    </>
  );
}
