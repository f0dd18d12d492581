import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Revisited } from './play-adapter.ts';
import type { PauseToSee } from './use-pause-between-moves.ts';

export interface RoundEnding<T extends GameTypes> {
  /** Null while the round goes on, and as long as its last trick is looked at. */
  readonly stage: 'result' | 'looking back' | null;
  readonly lookBack: () => void;
  readonly opened: Revisited<T> | null;
  readonly open: (position: Revisited<T>) => void;
  readonly close: () => void;
}

/** The end of a round: once it has been seen on the table its result stands over it, until the reader looks back or goes on. */
export function useRoundEnd<T extends GameTypes>(
  isOver: boolean,
  position: unknown,
  pause: PauseToSee,
): RoundEnding<T> {
  // Who comes back to a round that is over has seen how it ended.
  const [seen, see] = useState<unknown>(isOver ? position : null);
  const [lookedAt, look] = useState<unknown>(null);
  const [opened, set] = useState<Revisited<T> | null>(null);
  useEffect(() => {
    set(null);
    if (!isOver || seen === position) return;
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
    open: set,
    close: () => {
      set(null);
    },
  };
}
