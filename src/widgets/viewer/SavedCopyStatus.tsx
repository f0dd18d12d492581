import { pathToString } from '#replays/move-path-string';
import { fragmentOf } from '#studies/study-id-fragment';
import { words as edit } from '#said/variation-and-comment-panel';
import { SaveStatusLine } from './SaveStatusLine.tsx';
import type { Changes } from './use-replay-edits.ts';

interface SavedCopyStatusProps {
  readonly changes: Pick<Changes<unknown>, 'standing' | 'path' | 'save'>;
  /** The page of own games. */
  readonly page: string;
}

/** Says where a changed game is kept, with the way to the move that is looked at there: the game it was made from stays as it is. */
export function SavedCopyStatus({ changes: { standing, path, save }, page }: SavedCopyStatusProps) {
  const elsewhere = standing?.type === 'kept' && location.pathname !== page ? standing.entry : null;
  return (
    <>
      <SaveStatusLine standing={standing} page={page} save={save} />
      {elsewhere !== null && (
        <a href={`${page}?at=${pathToString(path)}#${fragmentOf(elsewhere.id)}`}>{edit.visit}</a>
      )}
    </>
  );
}
