import type { Seat } from './cards.ts';
import type { Choosing, State } from './state.ts';

/** What somebody has to choose for. */
export function dueIn({ due }: Choosing): Choosing['due'][number] {
  const [first] = due;
  if (first === undefined) throw new Error('Nothing is due');
  return first;
}

/** Who is to act. */
export function toAct(state: State): readonly (Seat | 'dealer')[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'deal':
      return ['dealer'];
    case 'meeting':
      return [state.turn];
    case 'effect':
      return [dueIn(state).chooser];
  }
}
