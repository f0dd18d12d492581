import { useEffect, useState } from 'preact/hooks';
import { isPlaying } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import type { Continuations } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { costOf, type Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { createSolverClient } from '#games/jekyll-vs-hyde/widgets/solving/solver-client';

/** What is known so far of a move somebody has tried. */
export type MoveWorth =
  /** Nothing that is given away in an exchange has a value, for both choose at once. */
  | { readonly type: 'none' }
  | { readonly type: 'looking' }
  | { readonly type: 'failed' }
  | { readonly type: 'as-good'; readonly cost: Cost }
  /** With what follows it and what follows a better one. */
  | { readonly type: 'costly'; readonly continuations: Continuations };

/** Has it found out beside the page what a move was worth that was tried in a position; `tell` hears what came of it, once. */
export function useTriedMoveWorth(state: State, action: Action, tell: (found: MoveWorth) => void): MoveWorth {
  const [worth, set] = useState<MoveWorth>({ type: 'none' });
  useEffect(() => {
    if (!isPlaying(state) || (action.type !== 'lead' && action.type !== 'follow')) return;
    const settle = (found: MoveWorth) => {
      set(found);
      tell(found);
    };
    set({ type: 'looking' });
    const client = createSolverClient();
    client.analyse([{ state, action }], 0, {
      told: ({ solution }) => {
        const cost = solution && costOf({ state, action }, solution);
        if (cost === null) return;
        if (cost.cost === 0) {
          settle({ type: 'as-good', cost });
          return;
        }
        client.compare(state, [cost.played, cost.best], (continuations) => {
          if (continuations !== null) settle({ type: 'costly', continuations });
        });
      },
      done: () => undefined,
      failed: () => {
        settle({ type: 'failed' });
      },
    });
    return client.close;
  }, []);
  return worth;
}
