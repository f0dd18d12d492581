import type { Recording } from '#games/jekyll-vs-hyde/record-due';
import { observerOf, recordText } from '#machines/records';
import { toLink } from '#replays/link';
import { fragmentOf } from '#studies/address';
import type { Entry } from '#studies/shelf';
import { words } from '#said/record';
import { link } from '../link.ts';

interface ContinueRecordingProps {
  readonly recording: Recording;
  /** Where it is kept; null where it is not, as when it came in a link. */
  readonly entry: Entry | null;
}

/** Leads from a record in the viewer to where it is entered. */
export function ContinueRecording({ recording, entry }: ContinueRecordingProps) {
  const observer = observerOf(recording);
  const go = async () => {
    const fragment = entry === null ? await toLink(recordText(recording)) : fragmentOf(entry.id);
    location.assign(`${link('/jekyll-vs-hyde/record/')}#${fragment}`);
  };
  return (
    <p>
      {observer !== null && `${words.seenBy(observer)} `}
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
