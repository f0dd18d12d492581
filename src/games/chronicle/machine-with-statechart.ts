import type { Chronicle } from '#games/chronicle/rules/game-types';
import { chronicleRules } from '#games/chronicle/rules/rules';
import {
  begin,
  enter,
  play,
  type ChartPosition,
} from '#games/chronicle/statechart/enter-and-step-statechart';
import type { Rules } from '#kit/game';
import type { Machine } from '#kit/game-machine';
import { statePathOf } from '#machines/state-path';

/** The rules with the statechart that plays them: what pages run. */
export const statechartMachine: Machine<Chronicle, ChartPosition, Rules<Chronicle>> = {
  game: chronicleRules,
  begin,
  enter,
  play,
  place: statePathOf,
};
