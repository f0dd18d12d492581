import type { Kind, Misfit } from '#kit/validate-object';
import type { SentencePerType } from '../sentence-per-type.ts';
import { anyOf, list } from './lists-and-amounts.ts';

const kinds = { object: 'an object', list: 'a list', text: 'a text', number: 'a number' } as const;

/** What belongs somewhere: one of some values, or a kind of thing. */
function wantedOf(expected: readonly string[] | Kind): string {
  return typeof expected === 'string' ? kinds[expected] : anyOf(expected);
}

export const misfits: SentencePerType<Misfit> = {
  'unknown-key': ({ key, known }) =>
    `The key “${key}” is unknown here; the keys are ${list(known.map((name) => `“${name}”`))}.`,
  'missing-key': ({ key, expected }) =>
    expected === undefined
      ? `The key “${key}” is missing: add it.`
      : `The key “${key}” is missing: add it, as ${wantedOf(expected)}.`,
  'repeated-key': ({ key, line }) =>
    `The key “${key}” stands twice in the same place, the second time in line ${line}.`,
  unexpected: ({ key, found, expected }) => {
    const wanted = wantedOf(expected);
    return key === ''
      ? `${found} stands where ${wanted} is expected.`
      : `“${key}” is ${found}; expected is ${wanted}.`;
  },
};
