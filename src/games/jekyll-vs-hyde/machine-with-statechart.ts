import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { jekyllVsHydeRules } from '#games/jekyll-vs-hyde/rules/rules';
import {
  begin,
  enter,
  play,
  type ChartPosition,
} from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import type { Rules } from '#kit/game';
import type { Machine } from '#kit/game-machine';
import { statePathOf } from '#machines/state-path';

/** The rules with the statechart that plays them: what pages run. */
export const statechartMachine: Machine<JekyllVsHyde, ChartPosition, Rules<JekyllVsHyde>> = {
  game: jekyllVsHydeRules,
  begin,
  enter,
  play,
  place: statePathOf,
};
