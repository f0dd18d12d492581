import { DEFAULT_RULINGS, type Rulings } from './ruling-switches.ts';
import type { Dealing } from './state.ts';
import { START } from './track.ts';

/** The state before the first deal. */
export function start(rulings: Partial<Rulings> = {}): Dealing {
  return {
    phase: 'deal',
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    match: { game: 1 },
    round: 1,
    marker: START,
    finished: null,
  };
}
