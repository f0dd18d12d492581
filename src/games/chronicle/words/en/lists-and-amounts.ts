import type { Kind } from '#games/chronicle/rules/cards';
import { kinds } from './seat-and-card-names.ts';

/** One card of a kind; a Wild there is only one of. */
export function one(kind: Kind): string {
  const name = kinds[kind];
  if (!/^\d/.test(name)) return `the ${name}`;
  return `${name === '8' ? 'an' : 'a'} ${name}`;
}
