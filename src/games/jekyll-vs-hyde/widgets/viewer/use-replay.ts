import { useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { begin, play } from '#games/jekyll-vs-hyde/statechart';
import { parsePath } from '#replays/path-string';
import { framesOf } from '#replays/frames';
import { frameOf } from '#replays/path';
import type { Line, Replay } from '#replays/replay';
import { usePlayer, type Player } from '#widgets/replay/use-player.ts';
import { useSteps, type MovePlace, type Steps } from '#widgets/replay/use-steps.ts';
import type { ReplayFrame } from './round-outline.ts';

interface Held {
  readonly moves: Line<Action>;
  readonly frames: readonly ReplayFrame[];
}

export interface HeldReplay extends Held {
  readonly steps: Steps;
  readonly player: Player;
  /** Puts another line in place of the present one, and gives its frames. */
  readonly hold: (moves: Line<Action>) => readonly ReplayFrame[];
}

/**
 * A game to step through, good as it has been read. It opens at `start`, an address within it; without one with the first hands on the
 * table, for before the deal there is nothing to look at.
 */
export function useReplay(
  replay: Replay<JekyllVsHyde>,
  start: string | undefined,
  place: MovePlace,
): HeldReplay {
  const unfolded = (moves: Line<Action>) => framesOf(begin(replay.rulings), moves, play);
  const [{ moves, frames }, set] = useState<Held>(() => ({
    moves: replay.moves,
    frames: unfolded(replay.moves),
  }));
  const [first] = useState(() => {
    const named = start === undefined ? null : frameOf(frames, parsePath(start));
    return named ?? Math.min(1, frames.length - 1);
  });
  const isPartStart = (id: number) => /deal|lead/.test(frames[id]?.step?.action.type ?? '');
  const steps = useSteps(frames, first, isPartStart, place);
  const player = usePlayer(steps.at, steps.can('forward'), () => {
    steps.go('forward');
  });
  return {
    moves,
    frames,
    steps,
    player,
    hold: (line) => {
      if (line === moves) return frames;
      const next = unfolded(line);
      set({ moves: line, frames: next });
      return next;
    },
  };
}
