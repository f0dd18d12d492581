import { useMemo } from 'preact/hooks';
import type { Card } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { commit, type Barred } from '#games/chronicle/record/enter-tap-by-tap';
import { enterTypedMoves } from '#games/chronicle/record/enter-typed-moves';
import { due, seenTable } from '#games/chronicle/record/next-record-entry';
import type { Recording } from '#games/chronicle/record/record-in-progress';
import type { Seen } from '#games/chronicle/record/record';
import { hiddenMoves, observerOf, replayOf } from '#games/chronicle/record/record-to-replay';
import * as way from '#games/chronicle/record/take-back';
import { rulesOnlyMachine } from '#games/chronicle/rules-only-machine';
import { playOutVariations } from '#replays/play-out-variations';
import type { Entry } from '#studies/study-database-queries';
import { words } from '#said/chronicle/recorder';
import { say } from '#words/sentence-per-type';
import { ExportRecord } from '#widgets/record/ExportRecord.tsx';
import { nameOfDue } from '#widgets/record/RecordPlayerName.tsx';
import { RecordSidePanel } from '#widgets/record/RecordSidePanel.tsx';
import { RecordStage } from '#widgets/record/RecordStage.tsx';
import { useRecordAutosave } from '#widgets/record/use-record-autosave.ts';
import { useRecording, type RecordSteps } from '#widgets/record/use-recording.ts';
import { CompactTable } from './CompactTable.tsx';
import { faceHidingUnseenCards } from './face-hiding-unseen-cards.tsx';
import { adapter } from './record-file-adapter.ts';
import { MoveEntryControls } from './MoveEntryControls.tsx';
import { RecordFeedback } from './RecordFeedback.tsx';

interface RecordEditorProps {
  readonly first: Recording;
  /** Where it is kept, if it is. */
  readonly entry: Entry | null;
  /** Whether somebody has just begun it, and is to go on with the cards. */
  readonly begun: boolean;
}

const STEPS: RecordSteps<Recording, Seen, Barred> = { ...way, commit, enterTypedMoves };

/** A record being entered: the table as far as it is known, all cards to tap, and what has been entered. */
export default function RecordEditor({ first, entry, begun }: RecordEditorProps) {
  const keeping = useRecordAutosave(adapter, entry);
  const running = useRecording<Recording, Card, Event, Seen, Barred>(first, keeping.keep, STEPS);
  const { recording, told } = running;
  const next = useMemo(() => due(recording), [recording]);
  const { frames, face } = useMemo(() => {
    const replay = replayOf(recording);
    const start = rulesOnlyMachine.begin(replay.rulings);
    return {
      frames: playOutVariations(start, replay.moves, (position, action) =>
        rulesOnlyMachine.play(position, action),
      ).frames,
      face: faceHidingUnseenCards(hiddenMoves(recording)),
    };
  }, [recording.sighted]);
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
      who={nameOfDue(next, recording.players)}
      begun={begun}
      table={<CompactTable view={seenTable(recording)} players={recording.players} />}
      occasion={told}
      told={<RecordFeedback told={told} recording={recording} />}
      controls={<MoveEntryControls running={running} next={next} />}
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
        />
      }
    />
  );
}
