import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Machine } from '#kit/machine';
import { begin, enter, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import { placeOf } from '#machines/chart-place';

/** Each game with the statechart that plays it: what a replay is read against. */
export const jekyllVsHydeMachine: Machine<JekyllVsHyde, ChartPosition> = {
  game: jekyllVsHyde,
  begin,
  enter,
  play,
  place: placeOf,
};
