import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Revisited } from './play-adapter.ts';
import type { PauseToSee } from './use-pause-between-moves.ts';

/** Null while the round goes on, and as long as its last trick is looked at. */
export type RoundStage = 'result' | 'looking back' | null;

export interface RoundResultOrReview<T extends GameTypes> {
  readonly stage: RoundStage;
  readonly lookBack: () => void;
  readonly opened: Revisited<T> | null;
  readonly open: (position: Revisited<T>) => void;
  readonly close: () => void;
}

/**
 * The end of a round: once it has been seen on the table its result stands over it, until the reader looks back or goes on. A look back and a
 * position that is opened from it are entries of the browser's history: its way back leads out of them, and a page that is opened again stands
 * where it was left.
 */
export function useRoundResultOrReview<T extends GameTypes>(
  isOver: boolean,
  position: unknown,
  turn: number,
  pause: PauseToSee,
): RoundResultOrReview<T> {
  // Who comes back to a round that is over has seen how it ended.
  const [seen, see] = useState<unknown>(isOver ? position : null);
  const [lookedAt, look] = useState<unknown>(entryAt(turn) === 'list' ? position : null);
  const [opened, set] = useState<Revisited<T> | null>(null);
  useEffect(() => {
    const follow = () => {
      set(null);
      const entry = entryAt(turn);
      // What was open cannot be read from its entry, nor a round that is gone; what it was opened from stands before it.
      if (entry === 'away') history.back();
      else look(entry === 'list' ? position : null);
    };
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
    };
  }, [position]);
  useEffect(() => {
    if (!isOver || seen === position) return;
    return pause.seen(() => {
      see(position);
    });
  }, [position]);
  const stage = !isOver || seen !== position ? null : lookedAt === position ? 'looking back' : 'result';
  return {
    stage,
    lookBack: () => {
      enter(turn);
      look(position);
    },
    opened: stage === null ? null : opened,
    open: (one) => {
      if (opened === null) enter('position');
      set(one);
    },
    close: () => {
      history.back();
    },
  };
}

/**
 * What the present entry of the history stands for: the look back on the round that ended after so many moves, something that cannot be opened
 * again, or null: neither.
 */
function entryAt(turn: number): 'list' | 'away' | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('lookBack' in state)) return null;
  return state.lookBack === turn ? 'list' : 'away';
}

function enter(lookBack: number | 'position'): void {
  history.pushState({ lookBack }, '');
}
