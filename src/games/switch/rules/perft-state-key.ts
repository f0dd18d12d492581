import { SEATS } from './cards.ts';
import type { State } from './state.ts';
import { handOf } from './turn-order.ts';

/**
 * The same text for states of one game, up to its next shuffle, from which the same moves lead on, and so on: which cards lie
 * under the top one decides nothing before they are shuffled, only whether there are any.
 */
export function stateKey(state: State): string {
  if (state.phase !== 'turn') return state.phase;
  const { turn, deck, played, match, direction, penalty, run, passes } = state;
  return [
    turn,
    SEATS.map((seat) => handOf(state, seat).join(',')).join('/'),
    deck.length,
    played.length > 1,
    penalty > 0 ? played.at(-1) : '',
    match.rank,
    match.suit,
    direction,
    penalty,
    run,
    passes,
  ].join(' ');
}
