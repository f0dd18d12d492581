import type { Continuation } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { playedRound, type PlayedTrick } from '#games/jekyll-vs-hyde/analysis/tricks-of-line';
import type { BySeat, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { tricksAndGapAlong } from './tricks-and-gap-along-line.ts';

/** The trick at which a move fails, and what each has after it. */
export interface Breaking {
  readonly trick: PlayedTrick;
  readonly owned: BySeat<number>;
}

/**
 * The trick of a line with which the numbers of tricks leave the gap that was to be had, and never come back to it: Pride may
 * bring them back, so it is the last such trick. Null where the line ends with that gap.
 */
export function findTrickWhereGapLost(
  from: State,
  continuation: Continuation,
  seat: Seat,
  wanted: number,
): Breaking | null {
  const { tricks } = playedRound(from, continuation);
  const standings = [...tricksAndGapAlong(from, continuation, seat, wanted)];
  const at = standings.findLastIndex(({ isWithinReach }) => isWithinReach) + 1;
  const [trick, standing] = [tricks[at], standings[at]];
  return trick === undefined || standing === undefined ? null : { trick, owned: standing.owned };
}
