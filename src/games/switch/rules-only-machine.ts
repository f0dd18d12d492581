import type { Switch } from '#games/switch/rules/game-types';
import { switchRules } from '#games/switch/rules/rules';
import { statechartStateValue } from '#games/switch/statechart/statechart-state-value';
import { rulesMachine } from '#machines/rules-only-machine';
import { pathOf } from '#machines/state-path';

/** What steps through games that were read, and so played on the statechart once: the same places, without its weight. */
export const rulesOnlyMachine = rulesMachine<Switch>(switchRules, (state) =>
  pathOf(statechartStateValue(state)),
);
