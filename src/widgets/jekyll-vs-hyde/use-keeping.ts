import { useEffect, useRef, useState } from 'preact/hooks';
import type { Keeper, Standing } from '#studies/keeper';
import type { Entry } from '#studies/shelf';
import type { Study } from '#studies/studies';

/** How long somebody has to pause before what was written is kept, in milliseconds. */
const PAUSE = 500;

/** What is still to be kept. */
type Draft = () => Omit<Study, 'changed'>;

export interface Keeping {
  /** How it stands with what was written; null: nothing has been kept yet. */
  readonly standing: Standing | null;
  /** Keeps a draft once nobody has written for a moment. */
  readonly keep: (draft: Draft) => void;
  /** Keeps it at once. */
  readonly flush: () => void;
}

/**
 * Keeps what a reader writes, also where they leave in the middle of it; where it cannot be kept they are asked to stay.
 * `settled` is told where it is kept.
 */
export function useKeeping(keeper: Keeper, settled: (entry: Entry) => void): Keeping {
  const [standing, show] = useState(keeper.standing);
  const waiting = useRef<{ readonly draft: Draft; readonly timer: number } | null>(null);
  const flush = () => {
    if (waiting.current === null) return;
    const { draft, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    void keeper.keep({ ...draft(), changed: Date.now() }).then((standing) => {
      show(standing);
      if (standing.type === 'kept') settled(standing.entry);
    });
  };
  useEffect(() => {
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);
  const lost = standing?.type === 'trouble';
  useEffect(() => {
    if (!lost) return;
    const ask = (event: Event) => {
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
    };
  }, [lost]);
  return {
    standing,
    flush,
    keep: (draft) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { draft, timer: window.setTimeout(flush, PAUSE) };
    },
  };
}
