import { useState } from 'preact/hooks';
import type { Action, Refusal } from '#games/jekyll-vs-hyde/state';
import { play, type ChartPosition } from '#machines/jekyll-vs-hyde';

/** A game being played on a page: the chart runs it, refusals stay until the next attempt, and every move can be undone. */
export interface RunningGame {
  readonly position: ChartPosition;
  /** All positions, the first one included. */
  readonly past: readonly ChartPosition[];
  /** Why the last attempt was refused; empty after a move. */
  readonly refusals: readonly Refusal[];
  readonly attempt: (action: Action) => void;
  /** Goes back to the last position before this one that fits, or to the first. */
  readonly undo: (fits?: (position: ChartPosition) => boolean) => void;
}

export function useGame(start: ChartPosition): RunningGame {
  const [{ past, refusals }, set] = useState<Pick<RunningGame, 'past' | 'refusals'>>({
    past: [start],
    refusals: [],
  });
  const position = past.at(-1) ?? start;
  return {
    position,
    past,
    refusals,
    attempt: (action) => {
      const played = play(position, action);
      set(played.ok ? { past: [...past, played.value], refusals: [] } : { past, refusals: played.problem });
    },
    undo: (fits = () => true) => {
      set({ past: past.slice(0, Math.max(1, past.slice(0, -1).findLastIndex(fits) + 1)), refusals: [] });
    },
  };
}
