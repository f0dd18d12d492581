import { useMemo } from 'preact/hooks';
import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { placesOf } from '#games/jekyll-vs-hyde/rules/card-place-reason';
import { due, tableOf, type Due, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { eyesOf, playersInRoles } from '#games/jekyll-vs-hyde/record/record';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { begin, play } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { observerOf, replayOf } from '#games/jekyll-vs-hyde/record/record-to-replay';
import { InferenceView } from '#games/jekyll-vs-hyde/widgets/viewer/InferenceView.tsx';
import { playOutVariations } from '#replays/play-out-variations';
import type { Entry } from '#studies/study-database-queries';
import { words as inference } from '#said/jekyll-vs-hyde/seat-knowledge';
import { words } from '#said/jekyll-vs-hyde/recorder';
import { say } from '#words/sentence-per-type';
import { ExportRecord } from '#widgets/record/ExportRecord.tsx';
import { nameOfDue } from '#widgets/record/RecordPlayerName.tsx';
import { RecordSidePanel } from '#widgets/record/RecordSidePanel.tsx';
import { RecordStage, RecordTools } from '#widgets/record/RecordStage.tsx';
import { useRecordAutosave } from '#widgets/record/use-record-autosave.ts';
import { CardGrid } from './CardGrid.tsx';
import { CompactTable } from './CompactTable.tsx';
import { RecordFeedback } from './RecordFeedback.tsx';
import { NamedSuitPicker } from './NamedSuitPicker.tsx';
import { adapter } from './record-file-adapter.ts';
import { useRecording, type RunningRecord } from './use-recording.ts';

interface RecordEditorProps {
  readonly first: Recording;
  /** Where it is kept, if it is. */
  readonly entry: Entry | null;
  /** Whether somebody has just begun it, and is to go on with the cards. */
  readonly begun: boolean;
}

/** A record being entered: the table as far as it is known, all cards to tap, and what has been entered. */
export default function RecordEditor({ first, entry, begun }: RecordEditorProps) {
  const keeping = useRecordAutosave(adapter, entry);
  const running = useRecording(first, keeping.keep);
  const { recording, told } = running;
  const next = due(recording);
  const state = tableOf(recording);
  const players = playersInRoles(recording, state);
  const eyes = eyesOf(recording.observer, state);
  const seen = eyes === 'all' ? null : view(state, eyes);
  const frames = useMemo(() => framesOf(recording), [recording.sighted]);
  const isOver = next.type === 'nothing';
  const ends = !isOver && recording.finished === true;
  const exporting = (
    <ExportRecord
      {...{ adapter, recording }}
      settled={keeping.settled}
      hint={words.openHint(observerOf(recording))}
      goOn={ends ? running.goOn : undefined}
    />
  );
  return (
    <RecordStage
      turn={recording}
      due={next.type}
      asks={say(words.due, next)}
      who={nameOfDue(next, players)}
      begun={begun}
      table={<CompactTable view={view(state, eyes)} players={players} />}
      occasion={told}
      told={<RecordFeedback told={told} recording={recording} />}
      controls={<RecordEntry running={running} next={next} />}
      over={(isOver || ends) && exporting}
      ends={ends}
      aside={
        <RecordSidePanel
          {...{ adapter, face, frames, recording, keeping }}
          waiting={recording.waiting.length}
          again={running.again}
          drop={running.drop}
          finish={running.finish}
          backTo={running.backTo}
          legend={words.legend}
          exporting={!isOver && !ends && exporting}
        >
          {seen !== null && placesOf(seen) !== null && (
            <details>
              <summary>{inference.title}</summary>
              <InferenceView view={seen} />
            </details>
          )}
        </RecordSidePanel>
      }
    />
  );
}

/** The positions of what has been entered. */
function framesOf(recording: Recording) {
  const replay = replayOf(recording);
  return playOutVariations(begin(replay.rulings), replay.moves, play).frames;
}

interface RecordEntryProps {
  readonly running: RunningRecord;
  readonly next: Due;
}

/** The cards to enter what comes next with, and how it is taken back or typed. */
function RecordEntry({ running, next }: RecordEntryProps) {
  const { recording } = running;
  return (
    <>
      <CardGrid recording={recording} tap={running.tap} />
      {next.type === 'name' && <NamedSuitPicker potion={next.potion} name={running.name} />}
      <RecordTools
        isBegun={recording.sighted.length + recording.picked.length > 0}
        back={running.back}
        label={words.type}
        hint={words.typeHint}
        enter={running.type}
      />
    </>
  );
}
