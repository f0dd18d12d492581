import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { playingMachine } from '#games/jekyll-vs-hyde/playing-machine';
import type { ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import type { Machine } from '#kit/game-machine';

/** The game with the statechart that plays it: what a replay is read against. */
export const jekyllVsHydeMachine: Machine<JekyllVsHyde, ChartPosition> = {
  ...playingMachine,
  game: jekyllVsHyde,
};
