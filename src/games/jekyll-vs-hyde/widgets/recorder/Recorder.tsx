import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { beginRecording, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { words } from '#said/jekyll-vs-hyde/recorder';
import { RecordSetup, type RecordStart, type RulingChoice } from '#widgets/record/RecordSetup.tsx';
import { useOpenedRecord } from '#widgets/record/use-record-from-url.ts';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';

const OBSERVERS = [...SEATS, 'all'] as const;

const loadAdapter = async () => (await import('./record-file-adapter.ts')).adapter;

/** Recording a game at a real table. The address names the record, so a reload or a link from elsewhere goes on with it. */
export default function Recorder({ rulings }: { readonly rulings: readonly RulingChoice[] }) {
  const { opened, problem, open } = useOpenedRecord(loadAdapter);
  const RecordEditor = useLazyComponent(opened !== null, () => import('./RecordEditor.tsx'));
  const { opening } = words;
  return (
    <>
      <div role="status">{problem !== null && <p class="warning">{problem}</p>}</div>
      {opened === null || RecordEditor === null ? (
        <RecordSetup
          observers={OBSERVERS.map((id) => ({ id, text: opening.observers[id] }))}
          sees={opening.sees}
          unknown={opening.unknown}
          seats={SEATS.map((id) => ({ id, text: opening.player(id) }))}
          rulings={rulings}
          ownRecords={async () => {
            // What keeps a record is not wanted before there is one.
            const [{ listSavedRecords }, { readRecordFile }] = await Promise.all([
              import('#widgets/record/list-saved-records.ts'),
              import('#games/jekyll-vs-hyde/record/record-file'),
            ]);
            return listSavedRecords({ game: GAME_ID, read: readRecordFile }, 3);
          }}
          start={(chosen) => {
            open({ recording: recordingOf(chosen), entry: null, begun: true });
          }}
        />
      ) : (
        <RecordEditor
          key={opened.recording}
          first={opened.recording}
          entry={opened.entry}
          begun={opened.begun}
        />
      )}
    </>
  );
}

function recordingOf({ observer, rulings, ...start }: RecordStart): Recording {
  return beginRecording({
    ...start,
    observer: OBSERVERS.find((one) => one === observer) ?? 'all',
    // The page offers readings of these switches and no others.
    ...(rulings !== undefined && { rulings }),
  });
}
