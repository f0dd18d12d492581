import { switchGame, type Switch } from '#games/switch/rules/game';
import { playingMachine } from '#games/switch/playing-machine';
import type { ChartPosition } from '#games/switch/statechart';
import type { Machine } from '#kit/game-machine';

/** The game with the statechart that plays it: what a replay is read against. */
export const switchMachine: Machine<Switch, ChartPosition> = {
  ...playingMachine,
  game: switchGame,
};
