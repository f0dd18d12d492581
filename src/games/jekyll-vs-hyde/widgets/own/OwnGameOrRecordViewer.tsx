import { due, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { recordText } from '#games/jekyll-vs-hyde/record/record-file';
import { observerOf, withNotes } from '#games/jekyll-vs-hyde/record/record-to-replay';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { roleOf } from '#games/jekyll-vs-hyde/rules/return-match';
import ReplayViewer from '#games/jekyll-vs-hyde/widgets/islands/ReplayViewer.tsx';
import type { OwnGame as OwnGameProps } from '#widgets/own/own-games-page-types.ts';
import { adapter } from '#games/jekyll-vs-hyde/widgets/recorder/record-file-adapter';
import { words } from '#said/jekyll-vs-hyde/recorder';
import { ContinueRecordingButton } from '#widgets/record/ContinueRecordingButton.tsx';
import { useSavedRecordEntry } from '#widgets/record/use-record-entry-to-continue.ts';
import { isLineOfRecord } from '#replays/record-notes';

/** A game in the viewer. A record can be gone on with, and is shown to nobody but who saw it until all of it is known. */
export default function OwnGameOrRecordViewer({
  extra: recording,
  ...viewed
}: OwnGameProps<JekyllVsHyde, Recording>) {
  const { record, settled } = useSavedRecordEntry(viewed);
  if (recording === null) return <ReplayViewer {...viewed} />;
  const observer = observerOf(recording);
  const over = due(recording).type === 'nothing';
  return (
    <>
      {!over && (
        <ContinueRecordingButton
          adapter={adapter}
          recording={recording}
          entry={record}
          seenBy={observer && words.seenBy(observer)}
        />
      )}
      {over && observer !== null && <p>{words.seenBy(observer)}</p>}
      <ReplayViewer
        {...viewed}
        settled={settled}
        // It stays a record, with what is written beside its moves, and can be gone on with or corrected.
        recordText={
          observer !== null
            ? undefined
            : (moves) =>
                isLineOfRecord(moves, viewed.replay.moves) ? recordText(withNotes(recording, moves)) : null
        }
        observer={
          observer === null
            ? undefined
            : {
                seatIn: ({ match }) => roleOf(observer, match),
                textOf: (moves) => recordText(withNotes(recording, moves)),
              }
        }
      />
    </>
  );
}
