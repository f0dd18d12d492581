import type { Card } from './cards.ts';
import { groundOf } from './may-lay-first.ts';
import { mayErr, playsOf } from './several.ts';
import type { Action, State } from './state.ts';
import { handOf } from './turn-order.ts';

/** Every legal action but the dealer's, which are no choice. Each order of the cards of a play is one of its own, and each suit. */
export function legal(state: State): readonly Action[] {
  if (state.phase !== 'turn') return [];
  return [...playsOf(state), { type: 'draw', by: state.turn }];
}

/** The cards of the hand whose turn it is that may be laid first, in the order of the hand; what would be a mistake is not among them. */
export function playable(state: State): readonly Card[] {
  if (state.phase !== 'turn') return [];
  return handOf(state, state.turn).filter((card) => groundOf(state, card).allowed);
}

/** The cards of the hand whose turn it is with which some play begins; a mistake with its price is one. */
export function playableFirst(state: State): readonly Card[] {
  if (state.phase !== 'turn') return [];
  return mayErr(state) ? handOf(state, state.turn) : playable(state);
}

/** The cards of the hand whose turn it is that some play lays, first or after others of their rank; a mistake with its price is one. */
export function playableTogether(state: State): readonly Card[] {
  if (state.phase !== 'turn') return [];
  const played = new Set(playsOf(state).flatMap(({ cards }) => cards));
  return handOf(state, state.turn).filter((card) => played.has(card));
}
