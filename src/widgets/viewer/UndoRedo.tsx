import { words } from '#said/variation-and-comment-panel';
import type { Changes } from './use-replay-edits.ts';

/** Undoes changes, and does them again. */
export function UndoRedo({ changes }: { readonly changes: Pick<Changes<unknown>, 'undo' | 'redo'> }) {
  return (
    <>
      {(['undo', 'redo'] as const).map((way) => (
        <button
          key={way}
          type="button"
          class="button quiet"
          aria-disabled={changes[way] === null}
          onClick={() => changes[way]?.()}
        >
          {words[way]}
        </button>
      ))}
    </>
  );
}
