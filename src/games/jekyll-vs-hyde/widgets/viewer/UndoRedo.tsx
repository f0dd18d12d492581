import { words } from '#said/jekyll-vs-hyde/editing';
import type { Changes } from './use-changes.ts';

/** Undoes changes, and does them again. */
export function UndoRedo({ changes }: { readonly changes: Changes }) {
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
