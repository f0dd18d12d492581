import { useRef } from 'preact/hooks';
import type { Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { recordText } from '#games/jekyll-vs-hyde/record/record-file';
import { fragmentOf } from '#studies/id-fragment';
import { createSaver } from '#studies/saver';
import type { Entry } from '#studies/entries';
import { words as edit } from '#said/annotating';
import { isReadable } from '#games/jekyll-vs-hyde/widgets/own/is-readable';
import { useAutosave, type Keeping } from '#widgets/viewer/use-autosave.ts';

export interface RecordKeeping extends Pick<Keeping, 'standing'> {
  /** Keeps the record as it is now, after all that was to be kept before. */
  readonly keep: (recording: Recording) => void;
  /** The id under which it is kept, once all is; null where this browser keeps nothing. */
  readonly settled: () => Promise<number | null>;
}

/** Keeps a record in the browser with every tap. The address of the page names it, so that a reload finds it again. */
export function useRecordAutosave(entry: Entry | null): RecordKeeping {
  const keeper = useRef(createSaver(GAME_ID, entry, isReadable));
  const keeping = useAutosave(keeper.current, ({ id }) => {
    history.replaceState(history.state, '', `#${fragmentOf(id)}`);
  });
  return {
    standing: keeping.standing,
    keep: (recording) => {
      const name = recording.title ?? edit.untitled;
      keeping.keep(() => ({ name, text: recordText(recording) }));
    },
    settled: async () => (await keeper.current.settled())?.id ?? null,
  };
}
