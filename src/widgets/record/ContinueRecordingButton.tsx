import type { GameTypes } from '#kit/game';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { fragmentOf } from '#studies/study-id-fragment';
import type { Entry } from '#studies/study-database-queries';
import { words } from '#said/game-recording';
import { gamePageUrl } from '../game-page-url.ts';
import type { RecordFileAdapter } from './record-file-adapter.ts';

interface ContinueRecordingButtonProps<T extends GameTypes, Recording extends object> {
  readonly adapter: RecordFileAdapter<T, Recording>;
  readonly recording: Recording;
  /** Where it is kept; null where it is not, as when it came in a link. */
  readonly entry: Entry | null;
  /** Through whose eyes it is seen, in a sentence; none where all of it is known. */
  readonly seenBy: string | null;
}

/** Leads from a record in the viewer to where it is entered. */
export function ContinueRecordingButton<T extends GameTypes, Recording extends object>({
  adapter: { game, textOf },
  recording,
  entry,
  seenBy,
}: ContinueRecordingButtonProps<T, Recording>) {
  const go = async () => {
    const fragment = entry === null ? await replayToUrlFragment(textOf(recording)) : fragmentOf(entry.id);
    location.assign(`${gamePageUrl(game, '/record/')}#${fragment}`);
  };
  return (
    <p class="replay-head going-on">
      {seenBy !== null && <span class="seen-by">{seenBy}</span>}
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          void go();
        }}
      >
        {words.goOn}
      </button>
    </p>
  );
}
