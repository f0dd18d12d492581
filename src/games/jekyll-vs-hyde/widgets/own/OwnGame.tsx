import { due, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { observerOf, recordText, withNotes } from '#games/jekyll-vs-hyde/record/record-file';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { roleOf } from '#games/jekyll-vs-hyde/rules/return-match';
import ReplayViewer from '#games/jekyll-vs-hyde/widgets/islands/ReplayViewer.tsx';
import type { OwnGame as OwnGameProps } from '#widgets/own/own-games-view.ts';
import { adapter } from '#games/jekyll-vs-hyde/widgets/recorder/record-adapter';
import { words } from '#said/jekyll-vs-hyde/recorder';
import { ContinueRecording } from '#widgets/record/ContinueRecording.tsx';

/** A game in the viewer. A record can be gone on with, and is shown to nobody but who saw it until all of it is known. */
export default function OwnGame({ extra: recording, ...viewed }: OwnGameProps<JekyllVsHyde, Recording>) {
  if (recording === null) return <ReplayViewer {...viewed} />;
  const { entry } = viewed;
  const observer = observerOf(recording);
  const over = due(recording).type === 'nothing';
  return (
    <>
      {!over && (
        <ContinueRecording
          adapter={adapter}
          recording={recording}
          entry={entry}
          seenBy={observer && words.seenBy(observer)}
        />
      )}
      <ReplayViewer
        {...viewed}
        // With the first change a record becomes a replay; as long as it can go on it stays one beside that.
        entry={over || observer !== null ? entry : null}
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
