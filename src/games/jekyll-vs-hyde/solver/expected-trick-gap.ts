import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Give, GreedExchange, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { matrixValue } from './matrix-game.ts';
import type { Solver } from './solver.ts';

/**
 * The gap to be expected where both sides choose their gifts at the same time, as the rules have it, and each hides its choice by
 * drawing lots as well as can be: 0 to 10, between the low and the high gap, and nearly always both. Where they differ each
 * exchange is a matrix of all pairs of gifts: quick up to seven tricks left. Refuses (throws) what is not solvable.
 */
export function expectedTrickGap(state: State, solver: Solver): number {
  if (state.phase === 'deal' || state.phase === 'over') return gap(tricksOwned(state.finished?.tricks ?? []));
  if (state.phase === 'preparation') throw new Error('In the preparation there is nothing to solve');
  const { low, high } = solver.value(state);
  if (low === high) return low;
  if (state.phase === 'greed') return exchangeValue(state, solver);
  const [first, ...others] = legal(state).map((action) =>
    expectedTrickGap(apply(state, action).state, solver),
  );
  if (first === undefined) throw new Error('There is nothing to play');
  const by = state.phase === 'lead' ? state.leader : state.leader === 'jekyll' ? 'hyde' : 'jekyll';
  return by === 'jekyll' ? Math.min(first, ...others) : Math.max(first, ...others);
}

function exchangeValue(state: GreedExchange, solver: Solver): number {
  // What may already lie there is still hidden from the other side.
  const hidden: GreedExchange = { ...state, chosen: { jekyll: null, hyde: null } };
  const gifts = legal(hidden).filter((action) => action.type === 'exchange');
  const after = (hyde: Give, jekyll: Give) => apply(apply(hidden, jekyll).state, hyde).state;
  const jekylls = gifts.filter(({ by }) => by === 'jekyll');
  return matrixValue(
    gifts
      .filter(({ by }) => by === 'hyde')
      .map((hyde) => jekylls.map((jekyll) => expectedTrickGap(after(hyde, jekyll), solver))),
  );
}
