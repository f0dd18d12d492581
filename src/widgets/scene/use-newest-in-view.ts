import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What fades at the lower edge of the room, in pixels, where more follows. */
const FADED = 24;

/**
 * Keeps what was told last in view, in a room where more may stand than it shows: what is new begins at the upper edge as far as it
 * can, with a whole sentence; what it comes to is seen in any case, and only that room scrolls. What is told anew, from another decision on, begins with its
 * first sentence.
 */
export function useNewestInView(root: RefObject<HTMLElement>, count: number, turn: unknown): void {
  const before = useRef<{ readonly count: number; readonly turn: unknown } | null>(null);
  useLayoutEffect(() => {
    const { current: last } = before;
    before.current = { count, turn };
    const room = root.current?.closest('.stage-told');
    if (root.current == null || room == null) return;
    // Of what was there from the start, the end is the newest.
    const first = last === null ? count : last.turn === turn ? last.count : 0;
    const newest = [...root.current.querySelectorAll('.events > li')].slice(first);
    const [begins] = newest;
    if (begins === undefined) {
      room.scrollTop = room.scrollHeight;
      return;
    }
    const edges = room.getBoundingClientRect();
    const outcome = newest.findLast((one) => one.hasAttribute('data-main')) ?? begins;
    const until = outcome.getBoundingClientRect().bottom + FADED - edges.height;
    // The first sentence with which all fits down to what it comes to: none is cut at the upper edge.
    const top = newest.find((one) => one.getBoundingClientRect().top >= until) ?? outcome;
    room.scrollTop += top.getBoundingClientRect().top - edges.top;
  }, [count, turn]);
}
