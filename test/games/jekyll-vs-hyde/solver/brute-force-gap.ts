import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { GreedExchange, Preparation, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';

/**
 * The gap at the end of the round by trying everything: the rules engine's own moves to the very end, no table, no bounds, no
 * order. `first` shows its cards first in every Greed exchange.
 */
export function brute(state: State, first: Seat): number {
  if (state.phase === 'deal' || state.phase === 'over') {
    return gap(tricksOwned(state.finished?.tricks ?? []));
  }
  const by = state.phase === 'greed' || state.phase === 'preparation' ? showing(state, first) : null;
  const values = legal(state).flatMap((action) => {
    if (action.type === 'deal' || (by !== null && action.by !== by)) return [];
    return [{ by: action.by, gap: brute(apply(state, action).state, first) }];
  });
  const gaps = values.map((value) => value.gap);
  return values[0]?.by === 'jekyll' ? Math.min(...gaps) : Math.max(...gaps);
}

/** Who is to lay cards down next: the one who shows first, if they do not lie there yet. */
function showing(state: GreedExchange | Preparation, first: Seat): Seat {
  const second = first === 'jekyll' ? 'hyde' : 'jekyll';
  return state.chosen[first] === null ? first : second;
}
