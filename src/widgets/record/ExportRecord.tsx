import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { fragmentOf } from '#studies/study-id-fragment';
import { words } from '#said/game-recording';
import '../../styles/share-panel.css';
import { CopyField } from '../CopyField.tsx';
import { gamePageUrl } from '../game-page-url.ts';
import { saveFile } from '../save-file.ts';
import type { RecordFileAdapter } from './record-file-adapter.ts';

interface ExportRecordProps<T extends GameTypes, Recording extends object> {
  readonly adapter: RecordFileAdapter<T, Recording>;
  readonly recording: Recording;
  /** The id under which it is kept, once it is; null where it is not. */
  readonly settled: () => Promise<number | null>;
  /** Through whose eyes it is seen in the viewer, in a sentence. */
  readonly hint: string;
  /** Lets it go on after all, where it was said to end here. */
  readonly goOn?: (() => void) | undefined;
}

/** Where a record can go: into the viewer, into a file, into a link. Where all is known it goes as a replay. */
export function ExportRecord<T extends GameTypes, Recording extends object>({
  adapter,
  recording,
  settled,
  hint,
  goOn,
}: ExportRecordProps<T, Recording>) {
  const open = async () => {
    const id = await settled();
    const fragment = id === null ? await fragmentWith(adapter, recording) : fragmentOf(id);
    location.assign(`${gamePageUrl(adapter.game, '/study/')}#${fragment}`);
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
            saveRecord(adapter, recording);
          }}
        >
          {words.file}
        </button>{' '}
        {goOn !== undefined && (
          <button type="button" class="button quiet" onClick={goOn}>
            {words.goOn}
          </button>
        )}
      </p>
      <p class="hint">{hint}</p>
      <Linked adapter={adapter} recording={recording} />
      <p>
        <a href={gamePageUrl(adapter.game, '/record/')}>{words.another}</a>
      </p>
    </section>
  );
}

/** Gives the record as a file: as a replay where all of it is known. */
export function saveRecord<T extends GameTypes, Recording extends object>(
  { gameOf, textOf }: RecordFileAdapter<T, Recording>,
  recording: Recording,
): void {
  const game = gameOf(recording);
  if (game === null) saveFile('record.json', textOf(recording));
  else saveFile('game.json', game.file());
}

/** A link that holds the record, made when it is asked for. */
function Linked<T extends GameTypes, Recording extends object>({
  adapter,
  recording,
}: Pick<ExportRecordProps<T, Recording>, 'adapter' | 'recording'>) {
  const [wanted, want] = useState(false);
  const [address, lead] = useState<string | null>(null);
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void fragmentWith(adapter, recording).then((fragment) => {
      if (current) lead(new URL(`${gamePageUrl(adapter.game, '/study/')}#${fragment}`, location.href).href);
    });
    return () => {
      current = false;
    };
  }, [wanted, recording]);
  // It opens at the foot of the page, where a phone would show nothing but the summary.
  useEffect(() => {
    if (wanted && address !== null) root.current?.scrollIntoView({ block: 'nearest' });
  }, [wanted, address !== null]);
  return (
    <details
      ref={root}
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
function fragmentWith<T extends GameTypes, Recording extends object>(
  { gameOf, textOf }: RecordFileAdapter<T, Recording>,
  recording: Recording,
): Promise<string> {
  return replayToUrlFragment(gameOf(recording)?.text() ?? textOf(recording));
}
