import { chartOf } from '#machines/statechart-graph';
import { chronicleChart } from '#games/chronicle/statechart/xstate-statechart';
import { words } from '#said/chronicle/statechart-drawing';
import { words as places } from '#said/chronicle/statechart-state-descriptions';
import { layOut } from '../../../components/statechart-layout.ts';

/** The statechart of the game, read off its definition and laid out once for all the pages that show it. */

export const chart = chartOf(chronicleChart);

export const drawing = layOut(chart, words, places);
