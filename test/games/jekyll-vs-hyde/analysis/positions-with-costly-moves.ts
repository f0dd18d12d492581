import {
  continuationsAfter,
  type Continuations,
} from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { sure } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Playing, Solution, Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { randomPositions } from '../solver/positions.ts';

/** Positions in which some moves cost something, with what follows each of those and what follows a best one. */
export interface Costly {
  readonly state: Playing;
  readonly solution: Solution;
  readonly all: readonly Continuations[];
}

/** From random games, one after the other, as long as anybody asks; with at most so many tricks to come. */
export function* costlyPositions(solver: Solver, left: number, seed = 1): Generator<Costly> {
  for (let game = seed; ; game += 1) {
    const rulings = { 'led-potion': game % 4 === 0 ? 'named-suit' : 'number' } as const;
    for (const state of randomPositions(game, rulings)) {
      if (state.phase === 'greed' || TRICKS - state.tricks.length > left) continue;
      const solution = solver.solve(state);
      const [first] = solution.moves;
      if (first === undefined) continue;
      const { by } = first.action;
      const sign = by === 'jekyll' ? 1 : -1;
      const best = solution.moves.reduce((best, move) =>
        sign * (sure(by, move.gap) - sure(by, best.gap)) < 0 ? move : best,
      );
      const all = solution.moves.flatMap(({ action }) => {
        const steps = continuationsAfter(state, [action, best.action], solver, 500);
        let step = steps.next();
        for (; step.done !== true; step = steps.next());
        return step.value === null ? [] : [step.value];
      });
      if (all.length > 0) yield { state, solution, all };
    }
  }
}
