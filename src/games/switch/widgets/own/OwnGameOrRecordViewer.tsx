import type { Recording } from '#games/switch/record/record-in-progress';
import { isOver } from '#games/switch/record/enter-tap-by-tap';
import { recordText } from '#games/switch/record/record-file';
import { observerOf, withNotes } from '#games/switch/record/record-to-replay';
import { isDeckMadeUp } from '#games/switch/record/record';
import type { Action } from '#games/switch/rules/state';
import type { Switch } from '#games/switch/rules/game-types';
import ReplayViewer from '#games/switch/widgets/islands/ReplayViewer.tsx';
import { adapter } from '#games/switch/widgets/recorder/record-file-adapter';
import { words } from '#said/switch/recorder';
import type { Line } from '#replays/replay';
import type { OwnGame as OwnGameProps } from '#widgets/own/own-games-page-types.ts';
import { ContinueRecordingButton } from '#widgets/record/ContinueRecordingButton.tsx';
import { useSavedRecordEntry } from '#widgets/record/use-record-entry-to-continue.ts';
import { isLineOfRecord } from '#replays/record-notes';

/** A game in the viewer. A record can be gone on with, and is shown to nobody but who saw it until all of it is known. */
export default function OwnGameOrRecordViewer({
  extra: recording,
  ...viewed
}: OwnGameProps<Switch, Recording>) {
  const { record, settled } = useSavedRecordEntry(viewed);
  if (recording === null) return <ReplayViewer {...viewed} />;
  const observer = observerOf(recording);
  const over = isOver(recording);
  const isMadeUp = observer === null && isDeckMadeUp(recording.sighted);
  const textOf = (moves: Line<Action>) =>
    isLineOfRecord(moves, viewed.replay.moves) ? recordText(withNotes(recording, moves)) : null;
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
      {isMadeUp && <p class="hint">{words.deckMadeUp}</p>}
      <ReplayViewer
        {...viewed}
        settled={settled}
        textOf={isMadeUp ? textOf : undefined}
        // It stays a record, with what is written beside its moves, and can be gone on with or corrected.
        recordText={observer !== null ? undefined : textOf}
        observer={
          observer === null
            ? undefined
            : { seatIn: () => observer, textOf: (moves) => recordText(withNotes(recording, moves)) }
        }
      />
    </>
  );
}
