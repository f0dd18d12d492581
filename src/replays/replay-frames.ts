import type { Result } from '#kit/parse-result';
import type { Line, Step } from './replay.ts';

/**
 * The frames of a replay: every position of its main line and its variations, computed once. Going to any move is
 * a look-up by its id; only the id of the present frame ever changes.
 */
export interface Frame<Action, Position> {
  /** Its index in the list of frames. 0 is the start. */
  readonly id: number;
  /** How many moves lead here from the start; the first move gives frame number 1. */
  readonly number: number;
  /** How many variations deep: 0 on the main line. */
  readonly depth: number;
  /** The move that led here; null at the start. */
  readonly step: Step<Action> | null;
  /** Where the game's machine stands after it: its context tells what changed and why. */
  readonly position: Position;
  readonly previous: number | null;
  /** The ways on, the line's own first, then the variations that replace it. */
  readonly next: readonly number[];
}

/** A frame to which ways on are still added. */
export type Growing<Action, Position> = Frame<Action, Position> & { readonly next: number[] };

/**
 * The frames of a line that is known to be good, for it has been read or played. Each position is worked out when it is first
 * asked for: whoever opens a long game at its beginning need not wait for its end. A bad move throws, then.
 */
export function framesOf<Action, Position>(
  start: Position,
  line: Line<Action>,
  play: (position: Position, action: Action) => Result<Position, unknown>,
): readonly Frame<Action, Position>[] {
  const frames: Growing<Action, Position>[] = [];
  const positions = new Map([[0, start]]);

  const positionAt = (id: number): Position => {
    const ahead: number[] = [];
    let at = id;
    for (; !positions.has(at); at = frames[at]?.previous ?? 0) ahead.push(at);
    let position = positions.get(at) ?? start;
    for (const next of ahead.toReversed()) {
      const step = frames[next]?.step;
      const played = step ? play(position, step.action) : null;
      if (!played?.ok) throw new Error(`Move ${frames[next]?.number ?? next} of this line is not allowed`);
      position = played.value;
      positions.set(next, position);
    }
    return position;
  };
  const grow = (frame: Omit<Frame<Action, Position>, 'position' | 'id' | 'next'>) => {
    const id = frames.length;
    const grown = {
      ...frame,
      id,
      next: [],
      get position() {
        return positionAt(id);
      },
    };
    frames.push(grown);
    if (frame.previous !== null) frames[frame.previous]?.next.push(id);
    return grown;
  };
  const walk = (steps: Line<Action>, from: Frame<Action, Position>, depth: number) => {
    let before = from;
    for (const step of steps) {
      const fork = before;
      before = grow({ number: fork.number + 1, depth, step, previous: fork.id });
      for (const other of step.variations ?? []) walk(other, fork, depth + 1);
    }
  };

  walk(line, grow({ number: 0, depth: 0, step: null, previous: null }), 0);
  return frames;
}

/** The ids from the start to a frame, both included: the line on which it lies. */
export function lineTo(frames: readonly Frame<unknown, unknown>[], id: number): readonly number[] {
  const ids: number[] = [];
  for (let at: number | null = id; at !== null; at = frames[at]?.previous ?? null) ids.unshift(at);
  return ids;
}

/** The last frame of the main line on the way to a frame: where its variation was left into. */
export function forkBefore(frames: readonly Frame<unknown, unknown>[], id: number): number {
  let at = id;
  for (let frame = frames[at]; frame !== undefined && frame.depth > 0; frame = frames[at])
    at = frame.previous ?? 0;
  return at;
}

/** The ids of the main line, or of the line through a frame and on to its end. */
export function lineThrough(frames: readonly Frame<unknown, unknown>[], id = 0): readonly number[] {
  const ids = [...lineTo(frames, id)];
  for (let next = frames[id]?.next[0]; next !== undefined; next = frames[next]?.next[0]) ids.push(next);
  return ids;
}
