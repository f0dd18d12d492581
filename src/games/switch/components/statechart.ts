import { chartOf } from '#machines/statechart';
import { switchChart } from '#games/switch/statechart/chart';
import { words } from '#said/switch/chart';
import { words as places } from '#said/switch/places';
import { layOut } from '../../../components/statechart-layout.ts';

/** The statechart of the game, read off its definition and laid out once for all the pages that show it. */

export const chart = chartOf(switchChart);

export const drawing = layOut(chart, words, places);
