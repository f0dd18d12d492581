import type { Recording } from '#games/chronicle/record/record-in-progress';
import { recordText } from '#games/chronicle/record/record-file';
import { hiddenMoves, observerOf, withNotes } from '#games/chronicle/record/record-to-replay';
import { isOver } from '#games/chronicle/record/take-back';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Action } from '#games/chronicle/rules/state';
import ReplayViewer from '#games/chronicle/widgets/islands/ReplayViewer.tsx';
import { faceHidingUnseenCards } from '#games/chronicle/widgets/recorder/face-hiding-unseen-cards.tsx';
import { adapter } from '#games/chronicle/widgets/recorder/record-file-adapter';
import type { Replay } from '#replays/replay';
import { words } from '#said/chronicle/recorder';
import type { OwnGame as OwnGameProps } from '#widgets/own/own-games-page-types.ts';
import { ContinueRecordingButton } from '#widgets/record/ContinueRecordingButton.tsx';
import { useSavedRecordEntry } from '#widgets/record/use-record-entry-to-continue.ts';
import { isLineOfRecord } from '#replays/record-notes';

/** A game in the viewer. A record can be gone on with, and is shown to nobody but who saw it until all of it is known. */
export default function OwnGameOrRecordViewer({
  extra: recording,
  ...viewed
}: OwnGameProps<Chronicle, Recording>) {
  const { record, settled } = useSavedRecordEntry(viewed);
  if (recording === null) return <ReplayViewer {...viewed} />;
  const observer = observerOf(recording);
  const over = isOver(recording);
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
        face={observer === null ? undefined : faceHidingUnseenCards(hiddenIn(viewed.replay, recording))}
        observer={
          observer === null
            ? undefined
            : { seatIn: () => observer, textOf: (moves) => recordText(withNotes(recording, moves)) }
        }
      />
    </>
  );
}

/** The moves of the replay as it is shown whose card was never seen. */
function hiddenIn({ moves }: Replay<Chronicle>, recording: Recording): ReadonlySet<Action> {
  const hidden = hiddenMoves(recording);
  const { actions } = recording.sighted.at(-1)?.game ?? { actions: [] };
  return new Set(moves.flatMap(({ action }, at) => (hidden.has(actions[at] ?? action) ? [action] : [])));
}
