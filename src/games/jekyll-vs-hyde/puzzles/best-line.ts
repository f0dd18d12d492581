import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Gap, Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, Give, GreedExchange, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { isPlaying } from '../analysis/solve-positions-of-line.ts';

/**
 * The rest of a round as two play it who do not err: of moves that are as good the first that is legal. Where both choose at
 * once, in a Greed exchange, each gives what serves whatever the other gives. Refuses (throws) a position whose low and high
 * gap differ: there no gift does.
 */
export function bestLine(from: State, solver: Solver): readonly Action[] {
  const line: Action[] = [];
  let state = from;
  while (isPlaying(state)) {
    const { low, high } = solver.value(state);
    if (low !== high) throw new Error('Nobody knows what to give in this exchange');
    const next = state.phase === 'greed' ? gifts(state, low, solver) : [move(state, low, solver)];
    for (const action of next) ({ state } = apply(state, action));
    line.push(...next);
  }
  return line;
}

/** The gap with which a round ends from here, with perfect play. */
export function gapFrom(state: State, solver: Solver): Gap {
  if (isPlaying(state)) return solver.value(state);
  if (state.phase !== 'deal' && state.phase !== 'over') throw new Error('There is nothing to solve');
  const reached = gap(tricksOwned(state.finished?.tricks ?? []));
  return { low: reached, high: reached };
}

function move(state: State, best: number, solver: Solver): Action {
  const found = legal(state).find((action) => {
    const { low, high } = gapFrom(apply(state, action).state, solver);
    return low === best && high === best;
  });
  if (found === undefined) throw new Error('No move is as good as the position');
  return found;
}

/** A gift of each side that serves against every gift of the other. */
function gifts(state: GreedExchange, best: number, solver: Solver): readonly [Give, Give] {
  const hidden: GreedExchange = { ...state, chosen: { jekyll: null, hyde: null } };
  const all = legal(hidden).filter((action) => action.type === 'exchange');
  const of = (seat: Seat) => all.filter(({ by }) => by === seat);
  const safe = (seat: Seat): Give => {
    const found = of(seat).find((gift) =>
      of(other(seat)).every((back) => {
        const { low, high } = gapFrom(apply(apply(hidden, gift).state, back).state, solver);
        return seat === 'hyde' ? low >= best : high <= best;
      }),
    );
    if (found === undefined) throw new Error('No gift is as good as the position');
    return found;
  };
  return [safe('jekyll'), safe('hyde')];
}
