import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What fades at the upper edge of the room, in pixels, where more stands above. */
const FADED = 16;

/**
 * Keeps what was told last in view, in a room where more may stand than it shows: the first sentence of what is new in any case, and before
 * it as much as there is room for besides, from a whole sentence on. Only that room scrolls. All is new that is told from another decision
 * on. `decides`: the reader is to, and the last sentence is what is decided about.
 */
export function useScrollToNewestMessage(
  root: RefObject<HTMLElement>,
  count: number,
  turn: unknown,
  decides = false,
): void {
  const before = useRef<{ readonly count: number; readonly turn: unknown } | null>(null);
  useLayoutEffect(() => {
    const { current: last } = before;
    before.current = { count, turn };
    const told = root.current;
    if (told === null) return;
    const isMore = last !== null && last.turn === turn;
    const show = () => {
      scrollTo(told, (all) => (decides ? all.at(-1) : all[isMore ? last.count : 0]));
    };
    show();
    // The lines are broken anew once there is a button beside them, and the end is lower then.
    if (!decides || typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(show);
    sizes.observe(told);
    return () => {
      sizes.disconnect();
    };
  }, [count, turn, decides]);
}

/** Scrolls the room that something is told in to one of its sentences, or as far back as leaves the last in sight. */
function scrollTo(told: HTMLElement, pick: (all: readonly Element[]) => Element | undefined): void {
  const room = told.closest('.stage-told');
  if (room === null) return;
  const all = [...told.querySelectorAll('.events > li')];
  const newest = pick(all) ?? all[0];
  const edges = room.getBoundingClientRect();
  const least = (all.at(-1)?.getBoundingClientRect().bottom ?? 0) + FADED - edges.height;
  const top = all.find((one) => one === newest || one.getBoundingClientRect().top >= least);
  if (top === undefined || top === all[0]) room.scrollTop = 0;
  else room.scrollTop += top.getBoundingClientRect().top - FADED - edges.top;
}
