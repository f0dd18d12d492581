import type { Seat } from './cards.ts';
import type { State } from './state.ts';

/** Who is to act. */
export function toAct(state: State): readonly (Seat | 'dealer')[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'deal':
    case 'shuffle':
      return ['dealer'];
    case 'turn':
      return [state.turn];
  }
}
