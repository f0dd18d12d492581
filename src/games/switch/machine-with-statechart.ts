import type { Switch } from '#games/switch/rules/game-types';
import { switchRules } from '#games/switch/rules/rules';
import { begin, enter, play, type ChartPosition } from '#games/switch/statechart/enter-and-step-statechart';
import type { Rules } from '#kit/game';
import type { Machine } from '#kit/game-machine';
import { statePathOf } from '#machines/state-path';

/** The rules with the statechart that plays them: what pages run. */
export const statechartMachine: Machine<Switch, ChartPosition, Rules<Switch>> = {
  game: switchRules,
  begin,
  enter,
  play,
  place: statePathOf,
};
