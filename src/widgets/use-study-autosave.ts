import { useEffect, useRef, useState } from 'preact/hooks';
import type { Draft as Kept, Saver, SaveStatus } from '#studies/study-saver';
import type { Entry } from '#studies/study-database-queries';

/** What is to be kept, put together when its turn comes. */
type Draft = () => Omit<Kept, 'changed'>;

export interface Keeping {
  /** How it stands with what was written; null: nothing has been kept yet. */
  readonly standing: SaveStatus | null;
  /** Keeps a draft as soon as the one before is kept. Of several that wait only the last is. */
  readonly keep: (draft: Draft) => void;
  /** Where the study is once the last draft is kept as well; null where none could be. */
  readonly settled: () => Promise<Entry | null>;
}

/**
 * Keeps what a reader writes, letter by letter. Who leaves before it is kept, or where it cannot be, is asked to stay.
 * `tell` is told under which id it is kept, once for each, and whether that is beside what it was made from.
 */
export function useStudyAutosave(keeper: Saver, tell: (entry: Entry, isBeside: boolean) => void): Keeping {
  const [standing, show] = useState(keeper.standing);
  const waiting = useRef<Draft | null>(null);
  const writing = useRef(false);
  const told = useRef<number | null>(null);
  const write = async () => {
    if (writing.current) return;
    writing.current = true;
    try {
      while (waiting.current !== null) {
        const draft = waiting.current();
        waiting.current = null;
        const next = await keeper.keep({ ...draft, changed: Date.now() });
        show(next);
        // Another tab stands in the way: it is tried again until that lets go, unless something newer waits.
        if (next.type === 'trouble' && next.trouble === 'held') waiting.current ??= () => draft;
        if (next.type !== 'kept' || next.entry.id === told.current) continue;
        told.current = next.entry.id;
        tell(next.entry, next.isBeside);
      }
    } finally {
      // Whatever went wrong with one draft, the next is kept.
      writing.current = false;
    }
  };
  useEffect(() => {
    const ask = (event: Event) => {
      if (writing.current || keeper.standing()?.type === 'trouble') event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, []);
  return {
    standing,
    keep: (draft) => {
      waiting.current = draft;
      void write();
    },
    settled: async () => {
      let entry = await keeper.settled();
      // The keeper knows nothing of a draft that waits for its turn.
      while (writing.current && keeper.standing()?.type !== 'trouble') entry = await keeper.settled();
      return entry;
    },
  };
}
