import { carryOut } from '#games/switch/rules/carry-out-move';
import type { Switch } from '#games/switch/rules/game-types';
import { seatsAndViews } from '#games/switch/rules/seats-and-views';
import { statechartStateValue } from '#games/switch/statechart/statechart-state-value';
import { createSteppingMachine } from '#machines/rules-only-machine';
import { pathOf } from '#machines/state-path';

/** What steps through games that were read, and so played on the statechart once: the same places, without its weight and that of the judge. */
export const steppingMachine = createSteppingMachine<Switch>(
  seatsAndViews,
  (state) => pathOf(statechartStateValue(state)),
  carryOut,
);
