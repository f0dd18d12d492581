import type { Action } from './state.ts';

/** Whether two moves are the same; the order in which cards are given does not matter. */
export function sameMove(a: Action, b: Action): boolean {
  const spelled = (action: Action) =>
    action.type === 'exchange'
      ? [action.by, ...action.cards.toSorted()].join()
      : Object.entries(action).toSorted().join();
  return a.type === b.type && spelled(a) === spelled(b);
}
