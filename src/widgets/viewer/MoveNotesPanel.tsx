import type { GameTypes } from '#kit/game';
import { words } from '#said/variation-and-comment-panel';
import { words as viewer } from '#said/replay-viewer';
import '../../styles/player-hand-and-feedback.css';
import { SavedCopyStatus } from './SavedCopyStatus.tsx';
import { PlacedNoteFields } from './MoveNoteFields.tsx';
import type { EditingProps } from './AddVariationsAndCommentsPanel.tsx';
import { UndoRedo } from './UndoRedo.tsx';
import { useReplayEdits } from './use-replay-edits.ts';
import '../../styles/side-panel.css';

/** Writes beside the moves of a game with a hand that nobody knows: nothing else can be played in that. */
export function MoveNotesPanel<T extends GameTypes>(props: EditingProps<T>) {
  const { replay, frames, at, isGameTextReadable, ownGames, places } = props;
  const changes = useReplayEdits(props, isGameTextReadable);
  const title = viewer.modes.notes;
  const step = frames[at]?.step ?? null;
  return (
    <div class="panel" role="group" aria-label={title}>
      <p class="label">{title}</p>
      {step === null && <p>{words.nothingHere}</p>}
      <PlacedNoteFields
        {...{ places, line: replay.moves, path: changes.path, step, take: changes.applyEdit }}
        standing={changes.standing}
      />
      <div class="actions">
        <UndoRedo changes={changes} />
      </div>
      <SavedCopyStatus changes={changes} page={ownGames} />
    </div>
  );
}
