import { words } from '#said/jekyll-vs-hyde/editing';
import { words as table } from '#said/jekyll-vs-hyde/table';
import '../../../../styles/play.css';
import { KeptGame } from './KeptGame.tsx';
import { NoteFields } from './NoteFields.tsx';
import type { PanelProps } from './panel.ts';
import { UndoRedo } from './UndoRedo.tsx';
import { useChanges } from './use-changes.ts';

/** Writes beside the moves of a game with a hand that nobody knows: nothing else can be played in that. */
export default function NotesPanel(props: PanelProps) {
  const { replay, frames, at } = props;
  const changes = useChanges(props);
  const title = table.replay.modes.notes;
  const step = frames[at]?.step ?? null;
  return (
    <div class="panel" role="group" aria-label={title}>
      <p class="label">{title}</p>
      {step === null ? (
        <p>{words.nothingHere}</p>
      ) : (
        <NoteFields key={at} line={replay.moves} path={changes.path} step={step} take={changes.applyEdit} />
      )}
      <div class="actions">
        <UndoRedo changes={changes} />
      </div>
      <KeptGame changes={changes} />
    </div>
  );
}
