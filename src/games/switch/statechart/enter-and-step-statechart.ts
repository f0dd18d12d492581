import { initialTransition, type SnapshotFrom } from 'xstate';
import { bad, good, type Result } from '#kit/parse-result';
import type { Refusal } from '#games/switch/rules/refusal';
import type { Rulings } from '#games/switch/rules/ruling-switches';
import type { Action, State } from '#games/switch/rules/state';
import { switchChart } from '#games/switch/statechart/xstate-statechart';
import {
  statechartStateValue,
  type StatechartStateValue,
} from '#games/switch/statechart/statechart-state-value';
import { pureScope } from '#machines/pure-actor-scope';

/** A place on the statechart: how a game enters it, and where each move leads. */

/** Where a game stands on the chart; `context` holds the state of the rules. */
export type ChartPosition = SnapshotFrom<typeof switchChart>;
/** What a node is called within the node around it: `turn`, `run`. */
export type NodeName = NamesIn<StatechartStateValue>;
type NamesIn<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Key | NamesIn<NonNullable<Value[Key]>> }[keyof Value & string];

/** The chart before the deal. */
export function begin(rulings: Partial<Rulings> = {}): ChartPosition {
  return initialTransition(switchChart, rulings)[0];
}

const scope = pureScope(switchChart);

/** Where a move leads, or the refusals. The given position stays as it was. */
export function play(position: ChartPosition, action: Action): Result<ChartPosition, readonly Refusal[]> {
  const next = switchChart.transition(position, action, scope);
  return next.context.refusals.length === 0 ? good(next) : bad(next.context.refusals);
}

/** Enters the chart at any state of the rules. */
export function enter(state: State): ChartPosition {
  return switchChart.resolveState({
    value: statechartStateValue(state),
    context: { state, events: [], refusals: [] },
  });
}
