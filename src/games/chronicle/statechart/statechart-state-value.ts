import type { StateValueFrom } from 'xstate';
import { isAtRoundEnd } from '#games/chronicle/rules/ability-time-of-stage';
import type { State } from '#games/chronicle/rules/state';
import type { chronicleChart } from '#games/chronicle/statechart/xstate-statechart';

export type StatechartStateValue = StateValueFrom<typeof chronicleChart>;

/** The place on the chart that belongs to a state of the rules. */
export function statechartStateValue(state: State): StatechartStateValue {
  switch (state.phase) {
    case 'deal':
      return 'dealing';
    case 'meeting':
      return { meeting: state.meeting.acted.length === 0 ? 'leading' : 'following' };
    case 'effect':
      return isAtRoundEnd(state.stage) ? 'roundEnd' : { meeting: 'choosing' };
    case 'over':
      return 'won';
  }
}
