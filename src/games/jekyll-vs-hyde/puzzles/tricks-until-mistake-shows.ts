import type { Continuation } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { tricksAndGapAlong } from './tricks-and-gap-along-line.ts';

/**
 * After how many tricks the gap that was there to be had is out of reach, whoever wins the tricks that are left then, if the
 * obvious move is made and nobody errs any more. Tricks that Pride may still take are not reckoned with.
 */
export function tricksUntilMistakeShows(
  from: State,
  obvious: Continuation,
  seat: Seat,
  wanted: number,
): number {
  let tricks = 0;
  for (const { isWithinReach } of tricksAndGapAlong(from, obvious, seat, wanted)) {
    tricks += 1;
    if (!isWithinReach) break;
  }
  return tricks;
}
