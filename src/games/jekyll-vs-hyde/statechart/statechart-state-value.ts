import type { StateValueFrom } from 'xstate';
import { stillToChoose, type Exchanging } from '#games/jekyll-vs-hyde/rules/preparation';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import type { jekyllVsHydeChart } from '#games/jekyll-vs-hyde/statechart/xstate-statechart';

export type StatechartStateValue = StateValueFrom<typeof jekyllVsHydeChart>;

/** The place on the chart that belongs to a state of the rules. */
export function statechartStateValue(state: State): StatechartStateValue {
  switch (state.phase) {
    case 'deal':
      return 'dealing';
    case 'preparation':
      return { preparation: whoChooses(state) };
    case 'lead':
    case 'follow':
      return { tricks: state.phase };
    case 'greed':
      return { tricks: { greedExchange: whoChooses(state) } };
    case 'over':
      return state.winner === 'draw' ? 'drawn' : `${state.winner}Wins`;
  }
}

function whoChooses({ chosen }: Exchanging): 'bothChoose' | 'jekyllChooses' | 'hydeChooses' {
  const [first, second] = stillToChoose(chosen);
  return first === undefined || second !== undefined ? 'bothChoose' : `${first}Chooses`;
}
