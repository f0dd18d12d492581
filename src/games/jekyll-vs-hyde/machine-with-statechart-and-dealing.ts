import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { statechartMachine } from '#games/jekyll-vs-hyde/machine-with-statechart';
import type { ChartPosition } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import type { Machine } from '#kit/game-machine';

/** The game with the statechart that plays it: what a replay is read against. */
export const jekyllVsHydeMachine: Machine<JekyllVsHyde, ChartPosition> = {
  ...statechartMachine,
  game: jekyllVsHyde,
};
