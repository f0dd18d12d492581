import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Solution } from '#games/jekyll-vs-hyde/solver/solver';
import type { Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { costOf } from './cost-of-line-move.ts';
import type { LinePosition } from './solve-positions-of-line.ts';

/** How the value of a line changed from move to move. */

/**
 * A move than which another was better with both hands open, or a Greed exchange after which the round is worth something else.
 */
export interface TurningPoint {
  /** The place of the position in which it was made. */
  readonly at: number;
  readonly action: Action;
  /** Whose slip it was; null where both chose at once, in a Greed exchange. */
  readonly by: Seat | null;
  /** What the round could have come to, and what it comes to now. */
  readonly from: Gap;
  readonly to: Gap;
}

/**
 * The turning points of a line, in its order, as far as its positions are solved. `solutionAt` gives the solution of a position, or undefined.
 */
export function turningPoints(
  line: readonly LinePosition[],
  solutionAt: (at: number) => Solution | undefined,
): readonly TurningPoint[] {
  return line.flatMap((played, at): readonly TurningPoint[] => {
    const { action } = played;
    const after = line[at + 1]?.state;
    const solution = solutionAt(at);
    if (action === null || after === undefined || solution === undefined) return [];
    if (action.type !== 'exchange') {
      const cost = costOf(played, solution);
      if (cost === null || cost.cost === 0) return [];
      return [{ at, action, by: cost.by, from: cost.could, to: cost.can }];
    }
    const { gap: from } = solution;
    const to = endOf(after) ?? solutionAt(at + 1)?.gap;
    const isSame = to === undefined || (from.low === to.low && from.high === to.high);
    return isSame ? [] : [{ at, action, by: null, from, to }];
  });
}

/** The gap with which a round has ended, where that has just happened. */
export function endOf(state: State): Gap | null {
  if ((state.phase !== 'deal' && state.phase !== 'over') || state.finished === null) return null;
  const end = gap(tricksOwned(state.finished.tricks));
  return { low: end, high: end };
}

/** The first and the last place of the round in which a position stands: from its deal on to the position that it ended in. */
export function roundAround(
  line: readonly LinePosition[],
  at: number,
): readonly [first: number, last: number] {
  const deals = line.flatMap(({ action }, place) => (action?.type === 'deal' ? [place] : []));
  const dealt = deals.findLast((place) => place < at) ?? -1;
  const next = deals.find((place) => place >= at) ?? -1;
  return [dealt + 1, next === -1 ? line.length - 1 : next];
}
