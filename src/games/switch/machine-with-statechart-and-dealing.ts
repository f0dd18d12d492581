import { switchGame, type Switch } from '#games/switch/rules/game';
import { statechartMachine } from '#games/switch/machine-with-statechart';
import type { ChartPosition } from '#games/switch/statechart/enter-and-step-statechart';
import type { Machine } from '#kit/game-machine';

/** The game with the statechart that plays it: what a replay is read against. */
export const switchMachine: Machine<Switch, ChartPosition> = {
  ...statechartMachine,
  game: switchGame,
};
