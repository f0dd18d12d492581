import { chartOf, type ChartNode } from '#machines/chart';
import { jekyllVsHydeChart } from '#machines/jekyll-vs-hyde';
import { layOut } from './chart-layout.ts';

/** The statechart of the game, read off its definition and laid out once for all the pages that show it. */

export const chart = chartOf(jekyllVsHydeChart);

/** `bothChoose` → `Both choose` */
export function labelOf({ id }: ChartNode): string {
  const words = (id.split('.').at(-1) ?? id).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const drawing = layOut(chart, labelOf);
