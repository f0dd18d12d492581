import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { TableProps } from '../face.ts';

/** What a table shows, and the move that brought it about. */
export type Shown<T extends GameTypes> = Pick<TableProps<T>, 'view' | 'change'>;

/** What moves on a table. It is told of every drawing, twice, and itself finds what has changed. */
export interface Motion<T extends GameTypes> {
  /** While the table still stands as it was before this. */
  readonly leave: (table: HTMLElement, shown: Shown<T>) => void;
  /** Once that is drawn, before anything is painted. */
  readonly arrive: (table: HTMLElement) => void;
  /** Ends what is still under way. */
  readonly end: () => void;
}

/** Begins to watch a table: what `playMotion` makes of the motion of a game. */
export type Watch<T extends GameTypes> = (shown: Shown<T>) => Motion<T>;

/** Whether the reader wants no motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shows in motion what changes on a table; a tap on it ends what is still under way. A game is followed without as well, so what
 * moves is fetched when nothing else is to be done, once moves are told of, and never for readers who want no motion.
 */
export function useTableMotion<T extends GameTypes>(
  root: RefObject<HTMLElement>,
  shown: Shown<T>,
  load: () => Promise<Watch<T>>,
): void {
  const motion = useRef<Motion<T> | null>(null);
  const seen = useRef(shown);
  if (root.current !== null) motion.current?.leave(root.current, shown);
  seen.current = shown;
  useLayoutEffect(() => {
    // Still before anything is painted, but after everything is drawn: to look earlier would lay the page out twice.
    const frame = requestAnimationFrame(() => {
      if (root.current !== null) motion.current?.arrive(root.current);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  });
  useEffect(() => {
    const table = root.current;
    const end = () => motion.current?.end();
    table?.addEventListener('pointerdown', end);
  }, []);
  const canMove = shown.change !== undefined;
  useEffect(() => {
    if (!canMove || motion.current !== null || isStill()) return;
    return whenIdle(() => {
      void load().then((watch) => {
        motion.current = watch(seen.current);
      });
    });
  }, [canMove]);
}

/** Does something once the browser has nothing else to do; gives what calls it off. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  const callback = requestIdleCallback(act);
  return () => {
    cancelIdleCallback(callback);
  };
}
