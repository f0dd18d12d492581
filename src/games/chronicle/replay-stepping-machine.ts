import { carryOut } from '#games/chronicle/rules/carry-out-move';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { seatsAndViews } from '#games/chronicle/rules/seats-and-views';
import { statechartStateValue } from '#games/chronicle/statechart/statechart-state-value';
import { createSteppingMachine } from '#machines/rules-only-machine';
import { pathOf } from '#machines/state-path';

/** What steps through games that were read, and so played on the statechart once: the same places, without its weight and that of the judge. */
export const steppingMachine = createSteppingMachine<Chronicle>(
  seatsAndViews,
  (state) => pathOf(statechartStateValue(state)),
  carryOut,
);
