import { useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { framesOf } from '#replays/replay-frames';
import { frameOf } from '#replays/move-path';
import { parsePath } from '#replays/move-path-string';
import type { Line, Replay } from '#replays/replay';
import type { Face, GameFrame } from '../face.ts';
import { useAutoplay, type Player } from '../replay/use-autoplay.ts';
import { useReplaySteps, type MovePlace, type Steps } from '../replay/use-replay-steps.ts';
import { useHideLaterMoves, type ThinkAlong } from './use-hide-later-moves.ts';

interface Held<T extends GameTypes> {
  readonly moves: Line<T['action']>;
  readonly frames: readonly GameFrame<T>[];
}

export interface SteppedReplay<T extends GameTypes> extends Held<T> {
  readonly steps: Steps;
  readonly player: Player;
  readonly along: ThinkAlong;
  /** Puts another line in place of the present one, and gives its frames. */
  readonly hold: (moves: Line<T['action']>) => readonly GameFrame<T>[];
}

/**
 * A game to step through, good as it has been read. It opens at `start`, an address within it; without one with the first hands on the
 * table, for before the deal there is nothing to look at.
 */
export function useSteppedReplay<T extends GameTypes>(
  face: Face<T>,
  replay: Replay<T>,
  start: string | undefined,
  place: MovePlace,
): SteppedReplay<T> {
  const { machine } = face;
  const unfolded = (moves: Line<T['action']>) =>
    framesOf(machine.begin(replay.rulings), moves, (position, action) => machine.play(position, action));
  const [{ moves, frames }, set] = useState<Held<T>>(() => ({
    moves: replay.moves,
    frames: unfolded(replay.moves),
  }));
  const [first] = useState(() => {
    const path = start === undefined ? null : parsePath(start);
    const named = path === null ? null : frameOf(frames, path);
    return named ?? Math.min(1, frames.length - 1);
  });
  const isPartStart = (id: number) => {
    const step = frames[id]?.step;
    return step != null && face.begins(step.action) !== null;
  };
  const shown = useRef(frames.length);
  const steps = useReplaySteps(frames, first, isPartStart, place, shown);
  const along = useHideLaterMoves(frames, steps.at, shown);
  const player = useAutoplay(steps.at, steps.can('forward'), () => {
    steps.go('forward');
  });
  return {
    moves,
    frames,
    steps,
    player,
    along,
    hold: (line) => {
      if (line === moves) return frames;
      const next = unfolded(line);
      set({ moves: line, frames: next });
      return next;
    },
  };
}
