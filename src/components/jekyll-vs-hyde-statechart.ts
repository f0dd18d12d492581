import { chartOf } from '#machines/statechart';
import { jekyllVsHydeChart } from '#machines/jekyll-vs-hyde';
import { words } from '#said/chart';
import { words as places } from '#said/places';
import { layOut } from './statechart-layout.ts';

/** The statechart of the game, read off its definition and laid out once for all the pages that show it. */

export const chart = chartOf(jekyllVsHydeChart);

export const drawing = layOut(chart, words, places);
