import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Change } from '../face.ts';
import { useStaggeredCount } from '../use-staggered-count.ts';

const NONE: readonly never[] = [];

/**
 * The events of several successive positions, revealed one at a time, and the change of position to which the last revealed event
 * belongs. `before` is the position from which they start.
 */
export function useStaggeredEvents<T extends GameTypes>(
  before: Standing<T>,
  positions: readonly Standing<T>[] = NONE,
): {
  readonly events: readonly T['event'][];
  /** Leads to the position before the line where there is nothing to tell. */
  readonly change: Change<T>;
} {
  const told = positions.flatMap((position, index) =>
    position.context.events.map((event: T['event']) => ({ event, index })),
  );
  const shown = told.slice(0, useStaggeredCount(told.length, positions));
  const at = shown.at(-1)?.index ?? (positions.length > 0 ? 0 : -1);
  const line = [undefined, before, ...positions];
  return {
    events: shown.map(({ event }) => event),
    change: { from: line[at + 1], to: line[at + 2] ?? before },
  };
}
