import { useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { fragmentOf } from '#studies/study-id-fragment';
import { createSaver } from '#studies/study-saver';
import type { Entry } from '#studies/study-database-queries';
import { words as edit } from '#said/variation-and-comment-panel';
import { useStudyAutosave, type Keeping } from '../use-study-autosave.ts';
import type { RecordFileAdapter } from './record-file-adapter.ts';

export interface RecordKeeping<Recording extends object> extends Pick<Keeping, 'standing'> {
  /** Keeps the record as it is now, after all that was to be kept before. */
  readonly keep: (recording: Recording) => void;
  /** The id under which it is kept, once all is; null where this browser keeps nothing. */
  readonly settled: () => Promise<number | null>;
}

/** Keeps a record in the browser with every tap. The address of the page names it, so that a reload finds it again. */
export function useRecordAutosave<T extends GameTypes, Recording extends object>(
  { game, titleOf, textOf, isGameTextReadable }: RecordFileAdapter<T, Recording>,
  entry: Entry | null,
): RecordKeeping<Recording> {
  const keeper = useRef(createSaver(game, entry, isGameTextReadable));
  const keeping = useStudyAutosave(keeper.current, ({ id }) => {
    history.replaceState(history.state, '', `#${fragmentOf(id)}`);
  });
  return {
    standing: keeping.standing,
    keep: (recording) => {
      const name = titleOf(recording) ?? edit.untitled;
      keeping.keep(() => ({ name, text: textOf(recording) }));
    },
    settled: async () => (await keeping.settled())?.id ?? null,
  };
}
