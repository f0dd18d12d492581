import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/machine';
import { useStaggeredCount } from '../use-staggered-count.ts';

const NONE: readonly never[] = [];

/** What a line of positions brought about, told one event at a time, and the position that the telling has come to. */
export function useStaggeredEvents<T extends GameTypes>(
  positions: readonly Standing<T>[] = NONE,
): {
  readonly events: readonly T['event'][];
  /** Undefined where there is nothing to tell. */
  readonly position: Standing<T> | undefined;
} {
  const told = positions.flatMap((position) =>
    position.context.events.map((event: T['event']) => ({ event, position })),
  );
  const shown = told.slice(0, useStaggeredCount(told.length, positions));
  return { events: shown.map(({ event }) => event), position: shown.at(-1)?.position ?? positions[0] };
}
