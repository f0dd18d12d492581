import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { useMemo, useRef } from 'preact/hooks';
import { SUITS } from '#games/jekyll-vs-hyde/rules/cards';
import { infer } from '#games/jekyll-vs-hyde/rules/infer';
import { due, tableOf, type Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { eyesOf } from '#games/jekyll-vs-hyde/record/record';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { begin, play } from '#games/jekyll-vs-hyde/statechart';
import { replayOf } from '#games/jekyll-vs-hyde/record/record-file';
import { unfold } from '#replays/play-tree';
import type { Entry } from '#studies/entries';
import { words as inference } from '#said/jekyll-vs-hyde/inference';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words } from '#said/jekyll-vs-hyde/record';
import { say } from '#words/sentences';
import { siteUrl } from '#widgets/site-url.ts';
import { InferenceView } from '#games/jekyll-vs-hyde/widgets/viewer/InferenceView.tsx';
import { SaveStatusLine } from '#widgets/viewer/SaveStatusLine.tsx';
import { MoveList } from '#widgets/viewer/MoveList.tsx';
import { SuitMark } from '#games/jekyll-vs-hyde/table/SuitMark.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CompactTable } from './CompactTable.tsx';
import { RecordFeedback } from './RecordFeedback.tsx';
import { saveRecord, ExportRecord } from './ExportRecord.tsx';
import { TypedCards } from './TypedCards.tsx';
import { useRecordAutosave } from './use-record-autosave.ts';
import { useRecording } from './use-recording.ts';
import { useRecordFocus } from './use-record-focus.ts';

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
  const inferred = eyes === 'all' ? null : infer(view(state, eyes));
  const sheet = useRef<HTMLDivElement>(null);
  useRecordFocus(sheet, next.type, begun);
  const frames = useMemo(() => {
    const replay = replayOf(recording);
    return unfold(begin(replay.rulings), replay.moves, play).frames;
  }, [recording.sighted]);
  return (
    <div class="record" ref={sheet}>
      <div class="record-entry">
        <CompactTable view={view(state, eyes)} />
        <p class="record-due">{say(words.due, next)}</p>
        <CardGrid recording={recording} tap={running.tap} />
        {next.type === 'name' && (
          <div class="naming" role="group" aria-label={words.suit(next.potion)}>
            {SUITS.map((each) => (
              <button
                key={each}
                type="button"
                class="button"
                onClick={() => {
                  running.name(each);
                }}
              >
                <SuitMark suit={each} /> {game.suits[each]}
              </button>
            ))}
          </div>
        )}
        <p class="record-legend">{words.legend}</p>
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
        <div class="told" role="status">
          <RecordFeedback told={running.told} recording={recording} />
          <p class="visually-hidden">{say(words.due, next)}</p>
        </div>
        {recording.waiting.length > 0 && (
          <div class="record-waiting">
            <p>{words.waiting(recording.waiting.length)}</p>
            <div class="actions">
              <button
                type="button"
                class="button quiet"
                onClick={() => {
                  running.again(1);
                }}
              >
                {words.again}
              </button>
              {recording.waiting.length > 1 && (
                <button
                  type="button"
                  class="button quiet"
                  onClick={() => {
                    running.again();
                  }}
                >
                  {words.againAll(recording.waiting.length)}
                </button>
              )}
              <button type="button" class="button quiet" onClick={running.drop}>
                {words.drop}
              </button>
            </div>
          </div>
        )}
      </div>
      <div class="record-beside">
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
    </div>
  );
}
