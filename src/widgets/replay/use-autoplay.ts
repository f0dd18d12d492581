import { useEffect, useState } from 'preact/hooks';

/** How long a move stays before the next, in milliseconds, at speed 1. */
const PACE = 2400;
/** How much faster or slower a game can play itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

export interface Player {
  readonly playing: boolean;
  readonly speed: number;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
}

/** Lets a game play itself, move by move, until its end or until somebody stops it. `at` is the present move. */
export function useAutoplay(at: number, canGoOn: boolean, goOn: () => void): Player {
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (canGoOn) goOn();
      else play(false);
    }, PACE / speed);
    return () => {
      clearTimeout(timer);
    };
  }, [playing, speed, at]);
  return {
    playing,
    speed,
    setSpeed,
    toggle: () => {
      play(!playing);
    },
  };
}
