import { useEffect, useRef, useState } from 'preact/hooks';
import type { Conditions } from '#games/jekyll-vs-hyde/board/position-search-conditions';
import { searchPositionByPlay, type Found } from '#games/jekyll-vs-hyde/board/search-position-by-play';
import type { Question } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';

/** After how many games the search is given up. */
const LIMIT = 5000;
/** How long to search before the page may do something else, in milliseconds. */
const STEP = 12;

export type SearchState =
  | { readonly type: 'idle' }
  | { readonly type: 'searching' | 'stopped'; readonly games: number }
  | { readonly type: 'done'; readonly result: Found };

export interface Search {
  readonly state: SearchState;
  readonly search: (wanted: Conditions, rulings: Rulings) => void;
  readonly stop: () => void;
}

/** Looks through games played by lot for a position, a little at a time, until one is found or somebody stops it. */
export function usePositionSearch(found: (question: Question) => void): Search {
  const [state, set] = useState<SearchState>({ type: 'idle' });
  const timer = useRef(0);
  const cancel = () => {
    clearTimeout(timer.current);
  };
  useEffect(() => cancel, []);
  const search = (wanted: Conditions, rulings: Rulings) => {
    cancel();
    const games = searchPositionByPlay({
      wanted,
      rulings,
      seed: Math.floor(Math.random() * 2 ** 32),
      limit: LIMIT,
    });
    const goOn = () => {
      const until = performance.now() + STEP;
      for (;;) {
        const step = games.next();
        if (step.done === true) {
          set({ type: 'done', result: step.value });
          if (step.value.found) found(step.value.question);
          return;
        }
        if (performance.now() > until) {
          set({ type: 'searching', games: step.value });
          timer.current = window.setTimeout(goOn);
          return;
        }
      }
    };
    set({ type: 'searching', games: 0 });
    timer.current = window.setTimeout(goOn);
  };
  return {
    state,
    search,
    stop: () => {
      cancel();
      set((was) => (was.type === 'searching' ? { type: 'stopped', games: was.games } : was));
    },
  };
}
