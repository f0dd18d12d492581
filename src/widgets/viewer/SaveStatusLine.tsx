import { fragmentOf } from '#studies/study-id-fragment';
import type { SaveStatus } from '#studies/study-saver';
import { words } from '#said/variation-and-comment-panel';

interface SaveStatusLineProps {
  readonly standing: SaveStatus | null;
  /** The page that opens what is kept under an id. */
  readonly page: string;
  /** Gives what could not be kept as a file. */
  readonly save: () => void;
}

function sentenceOf({ parted, isBeside }: Extract<SaveStatus, { readonly type: 'kept' }>) {
  if (parted !== null) return words.parted[parted.why];
  return isBeside ? words.beside : words.kept;
}

/** Says where something is kept. Where it is not, a file is offered; where it is not what another tab has, the way to that. */
export function SaveStatusLine({ standing, page, save }: SaveStatusLineProps) {
  const parted = standing?.type === 'kept' ? standing.parted : null;
  const warned = standing?.type === 'trouble' || parted !== null;
  return (
    <>
      <p role="status" class={warned ? 'warning' : undefined}>
        {standing?.type === 'trouble' && words.troubles[standing.trouble]}
        {standing?.type === 'kept' && sentenceOf(standing)(standing.entry.name)}
      </p>
      {standing?.type === 'trouble' && (
        <button type="button" class="button" onClick={save}>
          {words.file}
        </button>
      )}
      {parted?.why === 'newer' && <a href={`${page}#${fragmentOf(parted.from.id)}`}>{words.other}</a>}
    </>
  );
}
