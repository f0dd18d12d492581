import { useEffect, useState } from 'preact/hooks';
import type { Continuations } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import type { Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import type { SolverClient } from '#games/jekyll-vs-hyde/widgets/solving/solver-client';
import { nameOf } from './position-value-cache.ts';

/** Found since the page was opened, by position and move. */
const found = new Map<string, Continuations>();

/** What follows a move that has cost something, and what a better one; null until it is found, or where nothing was better. */
export function usePlayedAndBetterContinuations(
  state: State,
  cost: Cost,
  client: () => SolverClient,
): Continuations | null {
  const key = `${nameOf(state)} ${JSON.stringify(cost.played)}`;
  const [, tell] = useState(0);
  useEffect(() => {
    if (cost.cost === 0 || found.has(key)) return;
    return client().compare(state, [cost.played, cost.best], (continuations) => {
      if (continuations === null) return;
      found.set(key, continuations);
      tell((times) => times + 1);
    });
  }, [key, cost.cost]);
  return found.get(key) ?? null;
}
