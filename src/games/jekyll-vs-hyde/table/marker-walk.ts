import { MARKER_LINE, across } from './IdentityTrack.tsx';

/** How long the marker takes for a space, in milliseconds. */
const SPACE = 220;

/** The marker of a track goes from space to space. */
export function markerWalk(
  from: number,
  to: number,
): { readonly keyframes: Keyframe[]; readonly duration: number } {
  const spaces = Math.abs(to - from);
  const way = Array.from({ length: spaces + 1 }, (_, step) => from + step * Math.sign(to - from));
  return {
    keyframes: way.map((position) => ({ transform: `translate(${across(position)}px, ${MARKER_LINE}px)` })),
    duration: SPACE * spaces,
  };
}
