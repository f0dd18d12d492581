import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** What moves on a table. It is told of every drawing, twice, and itself finds what has changed. */
export interface Motion<View> {
  /** While the table still stands as it was before this view. */
  readonly leave: (table: HTMLElement, view: View) => void;
  /** Once the view is drawn, before anything is painted. */
  readonly arrive: (table: HTMLElement, view: View) => void;
  /** Ends what is still under way. */
  readonly end: () => void;
}

/** Begins to watch a table that shows a view. */
export type Watch<View> = (view: View) => Motion<View>;

/** Whether the reader wants no motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Shows in motion what changes on a table; a tap on it ends what is still under way. A game is followed without as well, so what
 * moves is fetched when nothing else is to be done, and never for readers who want no motion.
 */
export function useMotion<View>(
  root: RefObject<HTMLElement>,
  view: View,
  load: () => Promise<Watch<View>>,
): void {
  const motion = useRef<Motion<View> | null>(null);
  const seen = useRef(view);
  if (root.current !== null) motion.current?.leave(root.current, view);
  seen.current = view;
  useLayoutEffect(() => {
    // Still before anything is painted, but after everything is drawn: to look earlier would lay the page out twice.
    const frame = requestAnimationFrame(() => {
      if (root.current !== null) motion.current?.arrive(root.current, view);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  });
  useEffect(() => {
    const table = root.current;
    const end = () => motion.current?.end();
    table?.addEventListener('pointerdown', end);
    if (isStill()) return;
    return whenIdle(() => {
      void load().then((watch) => {
        motion.current = watch(seen.current);
      });
    });
  }, []);
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
