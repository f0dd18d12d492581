import type { Action } from './state.ts';

/** Whether two moves are the same: neither the order in which cards are held nor the order in which a move is spelled counts. */
export function sameMove(one: Action, other: Action): boolean {
  return spelled(one) === spelled(other);
}

function spelled(action: Action): string {
  return JSON.stringify(action, (name, value: unknown) => {
    if (Array.isArray(value)) return name === 'conditions' ? (value as unknown) : value.toSorted();
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  });
}
