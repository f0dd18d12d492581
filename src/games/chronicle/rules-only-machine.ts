import type { Chronicle } from '#games/chronicle/rules/game-types';
import { chronicleRules } from '#games/chronicle/rules/rules';
import { statechartStateValue } from '#games/chronicle/statechart/statechart-state-value';
import { rulesMachine } from '#machines/rules-only-machine';
import { pathOf } from '#machines/state-path';

/** What steps through games that were read, and so played on the statechart once: the same places, without its weight. */
export const rulesOnlyMachine = rulesMachine<Chronicle>(chronicleRules, (state) =>
  pathOf(statechartStateValue(state)),
);
