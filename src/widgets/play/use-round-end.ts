import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PauseToSee } from './use-pause-between-moves.ts';

/** A position of the round that is looked at again, before a move of the match. */
interface Opened {
  readonly move: number;
  readonly about: ComponentChildren;
}

export interface RoundEnding {
  /** Null while the round goes on, and as long as its last trick is looked at. */
  readonly stage: 'result' | 'looking back' | null;
  readonly lookBack: () => void;
  readonly opened: Opened | null;
  readonly open: (move: number, about: ComponentChildren) => void;
  readonly close: () => void;
}

/** The end of a round: once it has been seen on the table its result stands over it, until the reader looks back or goes on. */
export function useRoundEnd(isOver: boolean, position: unknown, pause: PauseToSee): RoundEnding {
  const [seen, see] = useState<unknown>(null);
  const [lookedAt, look] = useState<unknown>(null);
  const [opened, set] = useState<Opened | null>(null);
  useEffect(() => {
    set(null);
    if (!isOver) return;
    return pause.seen(() => {
      see(position);
    });
  }, [position]);
  const stage = !isOver || seen !== position ? null : lookedAt === position ? 'looking back' : 'result';
  return {
    stage,
    lookBack: () => {
      look(position);
    },
    opened: stage === null ? null : opened,
    open: (move, about) => {
      set({ move, about });
    },
    close: () => {
      set(null);
    },
  };
}
