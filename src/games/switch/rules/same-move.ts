import { SEATS, sorted } from './cards.ts';
import type { Action } from './state.ts';

/** Whether two moves are the same: the order in which cards are laid counts, that in which they are held does not. */
export function sameMove(one: Action, other: Action): boolean {
  return spelled(one) === spelled(other);
}

function spelled(action: Action): string {
  switch (action.type) {
    case 'deal':
      return JSON.stringify(['deal', SEATS.map((seat) => sorted(action.hands[seat] ?? [])), action.deck]);
    case 'play':
      return JSON.stringify(['play', action.by, action.cards, action.suit]);
    case 'draw':
      return `draw ${action.by}`;
    case 'shuffle':
      return JSON.stringify(['shuffle', action.deck]);
  }
}
