import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { Continuation } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { isWithinReach } from './breaking-trick.ts';

/**
 * After how many tricks the gap that was there to be had is out of reach, whoever wins the tricks that are left then, if the
 * obvious move is made and nobody errs any more. Tricks that Pride may still take are not reckoned with.
 */
export function tricksUntilMistakeShows(
  from: State,
  { action, line }: Continuation,
  seat: Seat,
  wanted: number,
): number {
  let state = from;
  let tricks = 0;
  for (const move of [action, ...line]) {
    const played = apply(state, move);
    ({ state } = played);
    if (!played.events.some(({ type }) => type === 'awarded')) continue;
    tricks += 1;
    if (
      !('tricks' in state) ||
      !isWithinReach(state.tricks.length, tricksOwned(state.tricks).jekyll, seat, wanted)
    )
      break;
  }
  return tricks;
}
