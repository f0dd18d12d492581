import { DRAWN_VARIATIONS } from '#kit/input-limits';
import { lineTo, type Frame } from '#replays/replay-frames';

/** Which variations a list of moves draws, by the ids of their first frames: not more at once than a page can bear. */

type AnyFrame = Frame<unknown, unknown>;
type Frames = readonly AnyFrame[];

/** The variations that replace a move and stand behind it: behind the move of their own line, not behind each other. */
export function variationsAt(frames: Frames, id: number): readonly number[] {
  const [own, ...others] = frames[frames[id]?.previous ?? -1]?.next ?? [];
  return own === id ? others : [];
}

/** Those of them that are not drawn. */
export function foldedAt(frames: Frames, id: number, unfolded: ReadonlySet<number>): readonly number[] {
  return variationsAt(frames, id).filter((variation) => !unfolded.has(variation));
}

/** Those that are drawn: the first ones, and behind each move of which more was asked for so many more as often as it was. */
export function unfoldedFor(frames: Frames, asked: readonly number[]): ReadonlySet<number> {
  const all = frames.filter((frame) => isVariation(frames, frame)).map(({ id }) => id);
  return asked.reduce(
    (unfolded, id) => new Set([...unfolded, ...takeFew(frames, foldedAt(frames, id, unfolded))]),
    new Set(takeFew(frames, all)),
  );
}

/** Those that lead to a frame. */
export function onTheWayTo(frames: Frames, id: number): readonly number[] {
  return lineTo(frames, id).filter((at) => {
    const frame = frames[at];
    return frame !== undefined && isVariation(frames, frame);
  });
}

function isVariation(frames: Frames, { id, previous }: AnyFrame): boolean {
  return previous !== null && frames[previous]?.next[0] !== id;
}

/** The first of the variations, so many that their own moves are few enough; one at least. */
function takeFew(frames: Frames, variations: readonly number[]): readonly number[] {
  let moves = 0;
  const end = variations.findIndex((id) => {
    const isFull = moves >= DRAWN_VARIATIONS;
    for (let at: number | undefined = id; at !== undefined && !isFull; at = frames[at]?.next[0]) moves += 1;
    return isFull;
  });
  return end === -1 ? variations : variations.slice(0, end);
}
