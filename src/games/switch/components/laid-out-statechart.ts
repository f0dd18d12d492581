import { chartOf } from '#machines/statechart-graph';
import { switchChart } from '#games/switch/statechart/xstate-statechart';
import { words } from '#said/switch/statechart-drawing';
import { words as places } from '#said/switch/statechart-state-descriptions';
import { layOut } from '../../../components/statechart-layout.ts';

/** The statechart of the game, read off its definition and laid out once for all the pages that show it. */

export const chart = chartOf(switchChart);

export const drawing = layOut(chart, words, places);
