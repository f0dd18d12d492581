import type { State } from './state.ts';

/**
 * The same text for states of one game from which the same moves lead on, and so on. In which order cards were won decides nothing, and
 * allies are sorted; nor does who has just looked at a hand.
 */
export function stateKey(state: State): string {
  if (state.phase === 'deal') return state.phase;
  const { hands, allies, discard, fame, meeting } = state;
  const rest =
    state.phase === 'effect' ? [state.stage, state.due] : state.phase === 'meeting' ? state.turn : '';
  return JSON.stringify([state.phase, rest, hands, allies, discard, fame, meeting]);
}
