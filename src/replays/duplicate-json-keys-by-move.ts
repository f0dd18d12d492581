import type { Repeated } from '#kit/parse-json-reporting-duplicate-keys';
import { repeatedKey, type Misfit } from '#kit/validate-object';

/** Keys that stand twice, where a replay has them: in a move, which is then a bad one, or outside. */
export interface RepeatedKeys {
  /** The first outside the moves: nothing of the file can be trusted. */
  readonly outside: Misfit | null;
  /** The first of each move, by the object that the move is. */
  readonly inMoves: ReadonlyMap<unknown, Misfit>;
}

export function duplicateKeysByMove(json: unknown, repeated: readonly Repeated[]): RepeatedKeys {
  const inMoves = new Map<unknown, Misfit>();
  let outside: Misfit | null = null;
  for (const each of repeated) {
    const to = pathToMove(each.path);
    if (to === null) outside ??= repeatedKey(each);
    else {
      const move = to.reduce(inside, json);
      if (!inMoves.has(move)) inMoves.set(move, repeatedKey(each));
    }
  }
  return { outside, inMoves };
}

/** The way to the innermost move that a path leads into; null where it leads into none. */
function pathToMove(path: Repeated['path']): Repeated['path'] | null {
  const [moves, index, ...rest] = path;
  // The path ends with the key itself: that of the moves is outside of them.
  if (moves !== 'moves' || typeof index !== 'number') return null;
  let length = 2;
  for (let at = 0; rest[at] === 'variations' && typeof rest[at + 2] === 'number'; at += 3) length += 3;
  return path.slice(0, length);
}

function inside(json: unknown, key: string | number): unknown {
  if (typeof json !== 'object' || json === null) return undefined;
  return Object.entries(json).find(([name]) => name === String(key))?.[1];
}
