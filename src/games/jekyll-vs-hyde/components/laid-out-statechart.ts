import { chartOf } from '#machines/statechart-graph';
import { jekyllVsHydeChart } from '#games/jekyll-vs-hyde/statechart/xstate-statechart';
import { words } from '#said/jekyll-vs-hyde/statechart-drawing';
import { words as places } from '#said/jekyll-vs-hyde/statechart-state-descriptions';
import { layOut } from '../../../components/statechart-layout.ts';

/** The statechart of the game, read off its definition and laid out once for all the pages that show it. */

export const chart = chartOf(jekyllVsHydeChart);

export const drawing = layOut(chart, words, places);
