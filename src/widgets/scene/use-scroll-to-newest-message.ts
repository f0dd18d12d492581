import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What fades at the edges of the room, in pixels, where more stands above or follows. */
const FADED = { above: 16, below: 24 };

/**
 * Keeps what was told last in view, in a room where more may stand than it shows: what it comes to is seen in any case, and as much of
 * what led there as has room above it, from a whole sentence on. Only that room scrolls. What is told anew, from another decision on,
 * begins with its first sentence.
 */
export function useScrollToNewestMessage(root: RefObject<HTMLElement>, count: number, turn: unknown): void {
  const before = useRef<{ readonly count: number; readonly turn: unknown } | null>(null);
  useLayoutEffect(() => {
    const { current: last } = before;
    before.current = { count, turn };
    const room = root.current?.closest('.stage-told');
    if (root.current == null || room == null) return;
    const all = [...root.current.querySelectorAll('.events > li')];
    const first = last !== null && last.turn === turn ? last.count : 0;
    // Of what was there from the start, the end is the newest, and where nothing is new.
    const isNew = last !== null && first < all.length;
    const newest = isNew ? all.slice(first) : all;
    const until = isNew ? (newest.findLast((one) => one.hasAttribute('data-main')) ?? newest[0]) : all.at(-1);
    if (until === undefined) {
      room.scrollTop = 0;
      return;
    }
    const edges = room.getBoundingClientRect();
    const below = until === all.at(-1) ? 0 : FADED.below;
    const least = until.getBoundingClientRect().bottom + below + FADED.above - edges.height;
    // The first sentence with which all fits down to what it comes to: none is cut at the upper edge.
    const top = all.find((one) => one.getBoundingClientRect().top >= least) ?? until;
    room.scrollTop += top.getBoundingClientRect().top - FADED.above - edges.top;
  }, [count, turn]);
}
