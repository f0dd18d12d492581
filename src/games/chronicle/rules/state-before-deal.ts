import { DEFAULT_RULINGS, type Rulings } from './ruling-switches.ts';
import type { Dealing } from './state.ts';

/** The state before the first deal. */
export function start(rulings: Partial<Rulings> = {}): Dealing {
  return { phase: 'deal', rulings: { ...DEFAULT_RULINGS, ...rulings }, last: null };
}
