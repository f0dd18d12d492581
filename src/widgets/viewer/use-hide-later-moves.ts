import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { forkBefore, lineThrough, type Frame } from '#replays/replay-frames';
import { ALONG, areResultsHidden } from '../are-results-hidden.ts';

/** A game that is looked at without being told how it goes on: of its moves only those are shown that the reader has come to. */
export interface ThinkAlong {
  readonly on: boolean;
  /** Whether something is still hidden. */
  readonly hides: boolean;
  /** How many of the frames are shown: those with smaller ids. */
  readonly shown: number;
  /** Hides what comes after the present move, or shows all. */
  readonly toggle: () => void;
}

type Frames = readonly Frame<unknown, unknown>[];

/** `limit` is told how many frames are shown, for whatever leads to one. */
export function useHideLaterMoves(frames: Frames, at: number, limit: { current: number }): ThinkAlong {
  const [on, set] = useState(false);
  const [furthest, goFurther] = useState(0);
  const reached = movesReached(frames, at);
  const seen = Math.max(furthest, reached);
  // Not while the page wakes: it stands there as it was built.
  useLayoutEffect(() => {
    set(areResultsHidden());
  }, []);
  useEffect(() => {
    goFurther((before) => Math.max(before, reached));
  }, [reached]);
  // The frames of a move and of its variations lie before that of the next move.
  const shown = on ? (lineThrough(frames)[seen + 1] ?? frames.length) : frames.length;
  limit.current = shown;
  return {
    on,
    hides: shown < frames.length,
    shown,
    toggle: () => {
      hideResults(!on);
      goFurther(reached);
      set(!on);
    },
  };
}

/** How many moves of the game somebody has seen who stands at a frame: in a variation also the one that it replaces. */
function movesReached(frames: Frames, at: number): number {
  const isMain = frames[at]?.depth === 0;
  return (frames[forkBefore(frames, at)]?.number ?? 0) + (isMain ? 0 : 1);
}

/** Ends or begins it on this page, and in its address: whoever comes back there, or is sent the link, finds it the same. */
function hideResults(hidden: boolean): void {
  document.documentElement.toggleAttribute(`data-${ALONG}`, hidden);
  const address = new URL(location.href);
  if (hidden === address.searchParams.has(ALONG)) return;
  if (hidden) address.searchParams.set(ALONG, '');
  else address.searchParams.delete(ALONG);
  history.replaceState(history.state, '', address);
}
