import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { jekyllVsHydeRules } from '#games/jekyll-vs-hyde/rules/rules';
import { statechartStateValue } from '#games/jekyll-vs-hyde/statechart/statechart-state-value';
import { rulesMachine } from '#machines/rules-only-machine';
import { pathOf } from '#machines/state-path';

/** What steps through games that were read, and so played on the statechart once: the same places, without its weight. */
export const rulesOnlyMachine = rulesMachine<JekyllVsHyde>(jekyllVsHydeRules, (state) =>
  pathOf(statechartStateValue(state)),
);
