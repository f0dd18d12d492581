import { sorted } from './cards.ts';
import type { State } from './state.ts';

/**
 * The same text for states of one round from which the same moves lead on, and so on to its end: what has been played and who
 * has won it decides nothing that may still be played.
 */
export function stateKey(state: State): string {
  if (!('hands' in state)) return state.phase;
  const { phase, hands, ranking } = state;
  const leader = 'leader' in state ? state.leader : null;
  const led = 'led' in state ? state.led : null;
  const ledToken = 'ledToken' in state ? state.ledToken : null;
  const followed = 'followed' in state ? state.followed : null;
  const chosen = 'chosen' in state ? state.chosen : null;
  const held = [sorted(hands.jekyll), sorted(hands.hyde)];
  return JSON.stringify([phase, held, ranking, leader, led, ledToken, followed, chosen]);
}
