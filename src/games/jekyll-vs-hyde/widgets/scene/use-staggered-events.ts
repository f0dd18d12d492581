import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import { useStaggeredCount } from '#widgets/use-staggered-count.ts';

const NONE: readonly ChartPosition[] = [];

/** What a line of positions brought about, told one event at a time, and the position that the telling has come to. */
export function useStaggeredEvents(positions: readonly ChartPosition[] = NONE): {
  readonly events: readonly Event[];
  /** Undefined where there is nothing to tell. */
  readonly position: ChartPosition | undefined;
} {
  const told = positions.flatMap((position) => position.context.events.map((event) => ({ event, position })));
  const shown = told.slice(0, useStaggeredCount(told.length, positions));
  return { events: shown.map(({ event }) => event), position: shown.at(-1)?.position ?? positions[0] };
}
