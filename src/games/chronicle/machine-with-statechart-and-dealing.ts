import { chronicleGame, type Chronicle } from '#games/chronicle/rules/game';
import { statechartMachine } from '#games/chronicle/machine-with-statechart';
import type { ChartPosition } from '#games/chronicle/statechart/enter-and-step-statechart';
import type { Machine } from '#kit/game-machine';

/** The game with the statechart that plays it: what a replay is read against. */
export const chronicleMachine: Machine<Chronicle, ChartPosition> = {
  ...statechartMachine,
  game: chronicleGame,
};
