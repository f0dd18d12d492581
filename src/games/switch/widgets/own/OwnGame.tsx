import type { Recording } from '#games/switch/record/record-in-progress';
import { isOver } from '#games/switch/record/enter-into-record';
import { observerOf, recordText, withNotes } from '#games/switch/record/record-file';
import type { Switch } from '#games/switch/rules/game-types';
import ReplayViewer from '#games/switch/widgets/islands/ReplayViewer.tsx';
import { adapter } from '#games/switch/widgets/recorder/record-adapter';
import { words } from '#said/switch/recorder';
import type { OwnGame as OwnGameProps } from '#widgets/own/own-games-view.ts';
import { ContinueRecording } from '#widgets/record/ContinueRecording.tsx';

/** A game in the viewer. A record can be gone on with, and is shown to nobody but who saw it until all of it is known. */
export default function OwnGame({ extra: recording, ...viewed }: OwnGameProps<Switch, Recording>) {
  if (recording === null) return <ReplayViewer {...viewed} />;
  const { entry } = viewed;
  const observer = observerOf(recording);
  const over = isOver(recording);
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
      {over && observer !== null && <p>{words.seenBy(observer)}</p>}
      <ReplayViewer
        {...viewed}
        // With the first change a record becomes a replay; as long as it can go on it stays one beside that.
        entry={over || observer !== null ? entry : null}
        observer={
          observer === null
            ? undefined
            : { seatIn: () => observer, textOf: (moves) => recordText(withNotes(recording, moves)) }
        }
      />
    </>
  );
}
