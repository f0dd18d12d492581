import { bad, good, type Result } from './parse-result.ts';
import { describe, type Misfit } from './validate-object.ts';

/**
 * The readings that a table has chosen, from JSON that somebody wrote: for each ruling one of those that it has here. `unknown` says
 * what is wrong with a key that is none of the rulings.
 */
export function readReadings<Id extends string, Unknown>(
  readings: Readonly<Record<Id, readonly string[]>>,
  json: unknown,
  unknown: (key: string, known: readonly Id[]) => Unknown,
): Result<object, Misfit | Unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: 'rulings', found: describe(json), expected: 'object' });
  }
  const known = Object.keys(readings) as Id[];
  for (const [key, value] of Object.entries(json)) {
    const id = known.find((known) => known === key);
    if (id === undefined) return bad(unknown(key, known));
    const expected = readings[id];
    if (typeof value !== 'string' || !expected.includes(value)) {
      return bad({ type: 'unexpected', key, found: describe(value), expected });
    }
  }
  return good(json);
}
