import type { AnyMachineSnapshot, StateValue } from 'xstate';

/** The path to the innermost node a snapshot stands on, as `tricks.lead`. Refuses (throws) a parallel one: our charts have a single present phase. */
export function statePathOf({ value }: AnyMachineSnapshot): string {
  return pathOf(value as StateValue);
}

/** The same path for the value of a snapshot. */
export function pathOf(value: StateValue): string {
  return path(value).join('.');
}

/** The name of the innermost node of a path. */
export function innermost(place: string): string {
  return place.slice(place.lastIndexOf('.') + 1);
}

function path(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  const [[key, inner] = [], ...others] = Object.entries(value);
  if (key === undefined || inner === undefined || others.length > 0)
    throw new Error('A chart with one phase is needed');
  return [key, ...path(inner)];
}
