import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Gap } from '#games/jekyll-vs-hyde/solver/value-bounds';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { sure } from './move-costs.ts';
import type { LinePosition } from './analyse-line.ts';

/** How the value of a line changed from move to move. */

/**
 * A move after which its player can make sure of less than before, or a Greed exchange after which the round is worth
 * something else.
 */
export interface TurningPoint {
  /** The place of the position in which it was made. */
  readonly at: number;
  readonly action: Action;
  /** Whose slip it was; null where both chose at once, in a Greed exchange. */
  readonly by: Seat | null;
  readonly from: Gap;
  readonly to: Gap;
}

/**
 * The turning points of a line, in its order, as far as the values on both sides of a move are known. `valueAt` gives the value
 * of a position, or undefined.
 */
export function turningPoints(
  line: readonly LinePosition[],
  valueAt: (at: number) => Gap | undefined,
): readonly TurningPoint[] {
  return line.flatMap(({ action }, at) => {
    const after = line[at + 1]?.state;
    const from = valueAt(at);
    if (action === null || action.type === 'deal' || after === undefined || from === undefined) return [];
    const to = endOf(after) ?? valueAt(at + 1);
    if (to === undefined) return [];
    const by = action.type === 'exchange' ? null : action.by;
    const isSame =
      by === null ? from.low === to.low && from.high === to.high : sure(by, from) === sure(by, to);
    return isSame ? [] : [{ at, action, by, from, to }];
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
