import { useEffect, useState } from 'preact/hooks';
import { lineThrough, type Frame } from '#replays/frames';
import { wayOf, type Way } from './Controls.tsx';

export interface Steps {
  /** The id of the present frame. */
  readonly at: number;
  readonly can: (way: Way) => boolean;
  readonly go: (way: Way) => void;
  readonly jump: (id: number) => void;
}

/** Where a way leads from a frame; null where it leads nowhere. A variation is followed to its own end. */
export function destination(frames: readonly Frame<unknown, unknown>[], at: number, way: Way): number | null {
  const frame = frames[at];
  if (frame === undefined) return null;
  switch (way) {
    case 'first':
      return at === 0 ? null : 0;
    case 'back':
      return frame.previous;
    case 'forward':
      return frame.next[0] ?? null;
    case 'last': {
      const last = lineThrough(frames, at).at(-1) ?? at;
      return last === at ? null : last;
    }
  }
}

/** Stepping through frames by buttons and by the arrow keys, which are left alone while somebody types. */
export function useSteps(frames: readonly Frame<unknown, unknown>[], start: number): Steps {
  const [at, jump] = useState(start);
  const go = (way: Way) => {
    jump((at) => destination(frames, at, way) ?? at);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (way === undefined) return;
      event.preventDefault();
      go(way);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [frames]);
  return { at, can: (way) => destination(frames, at, way) !== null, go, jump };
}
