import type { Misfit } from '#kit/shape';
import type { Sentences } from '../sentences.ts';

/** What English sentences of every game are made with. */

const plural = new Intl.PluralRules('en');

/** A number with its noun: `1 card`, `2 cards`. */
export function amount(count: number, noun: string): string {
  return `${count} ${plural.select(count) === 'one' ? noun : `${noun}s`}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}

function anyOf(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items);
}

const kinds = { object: 'an object', list: 'a list', text: 'a text', number: 'a number' } as const;

export const misfits: Sentences<Misfit> = {
  'unknown-key': ({ key, known }) =>
    `The key “${key}” is unknown here; the keys are ${list(known.map((name) => `“${name}”`))}.`,
  'missing-key': ({ key }) => `The key “${key}” is missing.`,
  unexpected: ({ key, found, expected }) => {
    const wanted = typeof expected === 'string' ? kinds[expected] : anyOf(expected);
    return key === ''
      ? `${found} stands where ${wanted} is expected.`
      : `“${key}” is ${found}; expected is ${wanted}.`;
  },
};
