import type { StateValueFrom } from 'xstate';
import { FIVE_OF_HEARTS } from '#games/switch/rules/five-hearts';
import type { State } from '#games/switch/rules/state';
import { topOf } from '#games/switch/rules/turn-order';
import type { switchChart } from '#games/switch/statechart/xstate-statechart';

export type StatechartStateValue = StateValueFrom<typeof switchChart>;

/** The place on the chart that belongs to a state of the rules. */
export function statechartStateValue(state: State): StatechartStateValue {
  switch (state.phase) {
    case 'deal':
      return 'dealing';
    case 'shuffle':
      return 'shuffling';
    case 'turn':
      if (state.run !== null) return { turn: 'run' };
      if (state.penalty === 0) return { turn: 'normal' };
      return { turn: { penalty: topOf(state) === FIVE_OF_HEARTS ? 'fiveHearts' : 'twos' } };
    case 'over':
      return state.winner === 'draw' ? 'drawn' : 'won';
  }
}
