import { chartOf } from '#machines/statechart';
import { chronicleChart } from '#games/chronicle/statechart/chart';
import { words } from '#said/chronicle/chart';
import { words as places } from '#said/chronicle/places';
import { layOut } from '../../../components/statechart-layout.ts';

/** The statechart of the game, read off its definition and laid out once for all the pages that show it. */

export const chart = chartOf(chronicleChart);

export const drawing = layOut(chart, words, places);
