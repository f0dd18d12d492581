import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { ChartPlace } from '#kit/machine';

/** The innermost node a snapshot stands on. Refuses (throws) a parallel one: our charts have a single present phase. */
export function placeOf({ machine, value }: AnyMachineSnapshot): ChartPlace {
  const keys = path(value as StateValue);
  const node = keys.reduce((parent: typeof machine.root, key) => {
    const child = parent.states[key];
    if (child === undefined) throw new Error(`The chart has no node ${keys.join('.')}`);
    return child;
  }, machine.root);
  return { path: keys.join('.'), description: node.description ?? '' };
}

function path(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  const [[key, inner] = [], ...others] = Object.entries(value);
  if (key === undefined || inner === undefined || others.length > 0)
    throw new Error('A chart with one phase is needed');
  return [key, ...path(inner)];
}
