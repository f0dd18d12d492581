import { useMemo, useRef } from 'preact/hooks';
import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { infer } from '#games/jekyll-vs-hyde/rules/infer';
import { due, tableOf, type Due, type Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { eyesOf } from '#games/jekyll-vs-hyde/record/record';
import { view, type Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { begin, play } from '#games/jekyll-vs-hyde/statechart';
import { replayOf } from '#games/jekyll-vs-hyde/record/record-file';
import { unfold } from '#replays/play-tree';
import type { Entry } from '#studies/entries';
import { words as inference } from '#said/jekyll-vs-hyde/inference';
import { words } from '#said/jekyll-vs-hyde/record';
import { say } from '#words/sentences';
import { siteUrl } from '#widgets/site-url.ts';
import { InferenceView } from '#games/jekyll-vs-hyde/widgets/viewer/InferenceView.tsx';
import { Stage } from '#widgets/stage/Stage.tsx';
import { Told } from '#widgets/Told.tsx';
import { SaveStatusLine } from '#widgets/viewer/SaveStatusLine.tsx';
import { MoveList } from '#widgets/viewer/MoveList.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CompactTable } from './CompactTable.tsx';
import { RecordFeedback } from './RecordFeedback.tsx';
import { saveRecord, ExportRecord } from './ExportRecord.tsx';
import { NamedSuit } from './NamedSuit.tsx';
import { TypedCards } from './TypedCards.tsx';
import { useRecordAutosave, type RecordKeeping } from './use-record-autosave.ts';
import { useRecording, type RunningRecord } from './use-recording.ts';
import { useRecordFocus } from './use-record-focus.ts';
import { WaitingMoves } from './WaitingMoves.tsx';

interface RecordSheetProps {
  readonly first: Recording;
  /** Where it is kept, if it is. */
  readonly entry: Entry | null;
  /** Whether somebody has just begun it, and is to go on with the cards. */
  readonly begun: boolean;
}

/** A record being entered: the table as far as it is known, all cards to tap, and what has been entered. */
export default function RecordSheet({ first, entry, begun }: RecordSheetProps) {
  const keeping = useRecordAutosave(entry);
  const running = useRecording(first, keeping.keep);
  const { recording } = running;
  const next = due(recording);
  const state = tableOf(recording);
  const eyes = eyesOf(recording.observer, state);
  const sheet = useRef<HTMLDivElement>(null);
  useRecordFocus(sheet, next.type, begun);
  return (
    <div class="record" ref={sheet}>
      <Stage
        turn={recording}
        table={<CompactTable view={view(state, eyes)} />}
        prompt={<p class="record-due">{say(words.due, next)}</p>}
        told={
          <Told occasion={running.told}>
            <RecordFeedback told={running.told} recording={recording} />
            <p class="visually-hidden">{say(words.due, next)}</p>
          </Told>
        }
        controls={<RecordEntry running={running} next={next} />}
        aside={<RecordBeside running={running} keeping={keeping} eyes={eyes} />}
      />
    </div>
  );
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
      {next.type === 'name' && <NamedSuit potion={next.potion} name={running.name} />}
      <div class="record-tools">
        <button
          type="button"
          class="button"
          aria-disabled={recording.sighted.length + recording.picked.length === 0}
          onClick={running.back}
        >
          {words.back}
        </button>
        <TypedCards enter={running.type} />
      </div>
    </>
  );
}

interface RecordBesideProps extends Omit<RecordEntryProps, 'next'> {
  readonly keeping: RecordKeeping;
  readonly eyes: Viewer;
}

/** What follows from what was entered, the moves so far, and where the record can go. */
function RecordBeside({ running, keeping, eyes }: RecordBesideProps) {
  const { recording } = running;
  const inferred = eyes === 'all' ? null : infer(view(tableOf(recording), eyes));
  const frames = useMemo(() => {
    const replay = replayOf(recording);
    return unfold(begin(replay.rulings), replay.moves, play).frames;
  }, [recording.sighted]);
  return (
    <div class="record-beside">
      {recording.waiting.length > 0 && <WaitingMoves running={running} />}
      <p class="record-legend">{words.legend}</p>
      {inferred !== null && (
        <details>
          <summary>{inference.title}</summary>
          <InferenceView inference={inferred} />
        </details>
      )}
      {frames.length > 1 && (
        <section>
          <h2>{words.moves}</h2>
          <p class="hint">{words.correct}</p>
          <MoveList
            face={face}
            frames={frames}
            at={frames.length - 1}
            jump={(id) => {
              running.backTo(id - 1);
            }}
          />
        </section>
      )}
      {frames.length > 1 && <ExportRecord recording={recording} settled={keeping.settled} />}
      <SaveStatusLine
        standing={keeping.standing}
        page={siteUrl('/jekyll-vs-hyde/record/')}
        save={() => {
          saveRecord(recording);
        }}
      />
    </div>
  );
}
