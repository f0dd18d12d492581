import { initialTransition, type SnapshotFrom, type StateValueFrom } from 'xstate';
import { bad, good, type Result } from '#kit/result';
import { stillToChoose, type Exchanging } from '#games/jekyll-vs-hyde/rules/preparation';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/rulings';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { jekyllVsHydeChart } from '#games/jekyll-vs-hyde/statechart/chart';
import { pureScope } from '#machines/pure-scope';

/** A place on the statechart: how a game enters it, and where each move leads. */

/** Where a game stands on the chart; `context` holds the state of the rules. */
export type ChartPosition = SnapshotFrom<typeof jekyllVsHydeChart>;
export type ChartValue = StateValueFrom<typeof jekyllVsHydeChart>;
/** What a node is called within the node around it: `tricks`, `lead`. */
export type NodeName = NamesIn<ChartValue>;
type NamesIn<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Key | NamesIn<NonNullable<Value[Key]>> }[keyof Value & string];

/** The chart before the first deal. */
export function begin(rulings: Partial<Rulings> = {}): ChartPosition {
  return initialTransition(jekyllVsHydeChart, rulings)[0];
}

const scope = pureScope(jekyllVsHydeChart);

/** Where a move leads, or the refusals. The given position stays as it was. */
export function play(position: ChartPosition, action: Action): Result<ChartPosition, readonly Refusal[]> {
  const next = jekyllVsHydeChart.transition(position, action, scope);
  return next.context.refusals.length === 0 ? good(next) : bad(next.context.refusals);
}

/** Enters the chart at any state of the rules. */
export function enter(state: State): ChartPosition {
  return jekyllVsHydeChart.resolveState({
    value: chartValue(state),
    context: { state, events: [], refusals: [] },
  });
}

/** The place on the chart that belongs to a state of the rules. */
export function chartValue(state: State): ChartValue {
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
