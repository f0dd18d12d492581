import type { NavCommand } from './ReplayControls.tsx';

export interface UnbranchedLineNavigation {
  readonly can: (way: NavCommand) => boolean;
  readonly go: (way: NavCommand) => void;
}

/** The ways along a line without branches, from its first position to its last, both included; `goTo` is told only where there is another. */
export function unbranchedLineNavigation(
  at: number,
  first: number,
  last: number,
  goTo: (at: number) => void,
): UnbranchedLineNavigation {
  const ends: Readonly<Partial<Record<NavCommand, number>>> = {
    first,
    back: at - 1,
    forward: at + 1,
    last,
  };
  const can = (way: NavCommand) => {
    const end = ends[way] ?? at;
    return end !== at && end >= first && end <= last;
  };
  return {
    can,
    go: (way) => {
      if (can(way)) goTo(ends[way] ?? at);
    },
  };
}
