import { useEffect, useState } from 'preact/hooks';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/rules/notation';
import type { Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { observerOf, recordText, replayOf } from '#games/jekyll-vs-hyde/record/record-file';
import { toPermalink } from '#replays/permalink';
import { writeText } from '#replays/text/write';
import { writeReplay } from '#replays/write';
import { fragmentOf } from '#studies/id-fragment';
import { words } from '#said/jekyll-vs-hyde/record';
import '../../../../styles/share.css';
import { CopyField } from '#widgets/CopyField.tsx';
import { siteUrl } from '#widgets/site-url.ts';
import { saveFile } from '#widgets/save-file.ts';

interface ExportRecordProps {
  readonly recording: Recording;
  /** The id under which it is kept, once it is; null where it is not. */
  readonly settled: () => Promise<number | null>;
}

const STUDY = '/jekyll-vs-hyde/study/';

/** Where a record can go: into the viewer, into a file, into a link. Where all is known it goes as a replay. */
export function ExportRecord({ recording, settled }: ExportRecordProps) {
  const observer = observerOf(recording);
  const open = async () => {
    const id = await settled();
    location.assign(`${siteUrl(STUDY)}#${id === null ? await fragmentWith(recording) : fragmentOf(id)}`);
  };
  return (
    <section class="record-take">
      <h2>{words.take}</h2>
      <p>
        <button
          type="button"
          class="button"
          onClick={() => {
            void open();
          }}
        >
          {words.open}
        </button>{' '}
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            saveRecord(recording);
          }}
        >
          {words.file}
        </button>
      </p>
      <p class="hint">{words.openHint(observer)}</p>
      <Linked recording={recording} />
      <p>
        <a href={siteUrl('/jekyll-vs-hyde/record/')}>{words.another}</a>
      </p>
    </section>
  );
}

/** Gives the record as a file: as a replay where all of it is known. */
export function saveRecord(recording: Recording): void {
  if (observerOf(recording) === null) saveFile('game.json', writeReplay(replayOf(recording)));
  else saveFile('record.json', recordText(recording));
}

/** A link that holds the record, made when it is asked for. */
function Linked({ recording }: Pick<ExportRecordProps, 'recording'>) {
  const [wanted, want] = useState(false);
  const [address, lead] = useState<string | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void fragmentWith(recording).then((fragment) => {
      if (current) lead(new URL(`${siteUrl(STUDY)}#${fragment}`, location.href).href);
    });
    return () => {
      current = false;
    };
  }, [wanted, recording]);
  return (
    <details
      open={wanted}
      onToggle={({ currentTarget }) => {
        want(currentTarget.open);
      }}
    >
      <summary>{words.link}</summary>
      {wanted && address !== null && <CopyField label={words.linked(address.length)} value={address} />}
    </details>
  );
}

/** All of the record in the fragment of a link: as text where it is a game like any other. */
function fragmentWith(recording: Recording): Promise<string> {
  const isGame = observerOf(recording) === null;
  return toPermalink(
    isGame ? writeText([replayOf(recording)], jekyllVsHyde, jekyllVsHydeNotation) : recordText(recording),
  );
}
