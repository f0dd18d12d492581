import type { GameTypes } from '#kit/game';
import type { Change, GameFrame } from '../face.ts';

/** The positions before and at a frame, between which the table animates; undefined where there is no such frame. */
export function positionsBeforeAndAtFrame<T extends GameTypes>(
  frames: readonly GameFrame<T>[],
  at: number,
): Change<T> | undefined {
  const frame = frames[at];
  return frame && { from: frames[frame.previous ?? -1]?.position, to: frame.position };
}
