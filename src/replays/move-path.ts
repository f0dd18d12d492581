import { lineTo, type Frame } from './replay-frames.ts';

/**
 * The way to a step: how far along its line, and which turns lead from the main line to that line. Unlike the id of a
 * frame it means something before the replay is played.
 */
export interface Path {
  /** From the main line inwards; empty on the main line. */
  readonly turns: readonly VariationBranch[];
  /** How many moves of its own line are played: 1 is the line's first step. 0 is the start, on the main line only. */
  readonly moves: number;
}

/** Where a line is left for one of its variations. */
export interface VariationBranch {
  /** How many moves of the line are played before; the variation replaces the next. */
  readonly moves: number;
  /** Which variation of that next step, counted from 1. */
  readonly variation: number;
}

/** Before the first move. */
export const START: Path = { turns: [], moves: 0 };

type Frames = readonly Frame<unknown, unknown>[];

/** The path to the step of a frame. Refuses (throws) an id that is none of the frames'. */
export function pathOf(frames: Frames, id: number): Path {
  if (frames[id] === undefined) throw new RangeError(`There is no frame ${id}`);
  return lineTo(frames, id)
    .slice(1)
    .reduce((before, next) => pathOnwards(frames, before, next), START);
}

/** The path to a frame, from the path to the one before it. */
function pathOnwards(frames: Frames, before: Path, id: number): Path {
  const ways = frames[frames[id]?.previous ?? 0]?.next ?? [];
  const depth = frames[id]?.depth ?? 0;
  // Frames stand in the order of the file: a step, then its variations, each with those of its own first step.
  const replaced = ways.slice(0, ways.indexOf(id)).findLast((way) => frames[way]?.depth === depth - 1);
  if (replaced === undefined) return { ...before, moves: before.moves + 1 };
  const { turns, moves } = pathOnwards(frames, before, replaced);
  const variations = frames[replaced]?.step?.variations ?? [];
  const variation = variations.findIndex(([first]) => first === frames[id]?.step) + 1;
  return { turns: [...turns, { moves: moves - 1, variation }], moves: 1 };
}

/** The id of the frame to whose step a path leads; null where it leads to none. */
export function frameOf(frames: Frames, { turns, moves }: Path): number | null {
  const along = (first: number | undefined, steps: number) => {
    let id = first;
    for (let step = 1; step < steps && id !== undefined; step += 1) id = frames[id]?.next[0];
    return id;
  };
  if (turns.length === 0 && moves === 0) return 0;
  let first = frames[0]?.next[0];
  for (const turn of turns) {
    const replaced = frames[along(first, turn.moves + 1) ?? -1];
    const step = replaced?.step?.variations?.[turn.variation - 1]?.[0];
    first = frames[replaced?.previous ?? -1]?.next.find((way) => frames[way]?.step === step);
  }
  return (moves < 1 ? null : along(first, moves)) ?? null;
}
