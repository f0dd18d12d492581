import type { Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { observerOf, recordText } from '#games/jekyll-vs-hyde/record/record-file';
import { toPermalink } from '#replays/permalink';
import { fragmentOf } from '#studies/id-fragment';
import type { Entry } from '#studies/entries';
import { words } from '#said/jekyll-vs-hyde/record';
import { siteUrl } from '#widgets/site-url.ts';

interface ContinueRecordingProps {
  readonly recording: Recording;
  /** Where it is kept; null where it is not, as when it came in a link. */
  readonly entry: Entry | null;
}

/** Leads from a record in the viewer to where it is entered. */
export function ContinueRecording({ recording, entry }: ContinueRecordingProps) {
  const observer = observerOf(recording);
  const go = async () => {
    const fragment = entry === null ? await toPermalink(recordText(recording)) : fragmentOf(entry.id);
    location.assign(`${siteUrl('/jekyll-vs-hyde/record/')}#${fragment}`);
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
