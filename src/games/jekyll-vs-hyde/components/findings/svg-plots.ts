import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Estimate } from '#kit/mean-and-share-with-interval';

/**
 * Plots as SVG while the site is built, in the inks of the page. They are as wide as a phone and grow with the column; what they
 * show stands in a table beside them too.
 */

const WIDTH = 350;
const CENTRED = { labelArrow: 'none', labelAnchor: 'center' } as const;

export interface Bar {
  readonly name: string;
  readonly share: Estimate;
}

/** Shares, 0 to 1, as bars with their intervals. */
export function bars(data: readonly Bar[], [x, y]: readonly [x: string, y: string]): string {
  return svgOf({
    height: 240,
    marginLeft: 40,
    marginBottom: 38,
    x: { label: x, ...CENTRED, domain: data.map(({ name }) => name), padding: 0.25, tickSize: 0 },
    y: { label: y, labelArrow: 'none', percent: true, grid: true, ticks: 5 },
    marks: [
      Plot.barY(data, {
        x: 'name',
        y: ({ share }: Bar) => share.value,
        fill: 'currentColor',
        fillOpacity: 0.3,
      }),
      Plot.ruleX(data, {
        x: 'name',
        y1: ({ share }: Bar) => share.from,
        y2: ({ share }: Bar) => share.to,
        stroke: 'currentColor',
        strokeWidth: 1.5,
      }),
      Plot.ruleY([0]),
    ],
  });
}

export interface Point {
  /** Where it stands. */
  readonly x: string | number;
  /** To which of several it belongs. */
  readonly series: string;
  readonly estimate: Estimate;
}

interface Axes {
  readonly axes: readonly [x: string, y: string];
  /** The names of the series, in the order of their inks. */
  readonly series: readonly string[];
  readonly percent?: boolean;
  /** Whether the points of a series are joined. */
  readonly joined?: boolean;
}

/** Shapes differ as well as inks, so that hue never works alone. */
const INKS = ['var(--link)', 'var(--bad)', 'var(--ink-soft)'];
const SYMBOLS = ['circle', 'square', 'triangle'] as const;

/** Figures of several series with their intervals, side by side where they share a place. */
export function points(
  data: readonly Point[],
  { axes: [x, y], series, percent = false, joined = false }: Axes,
): string {
  const places = [...new Set(data.map(({ x }) => x))];
  const shift = (of: string) => (series.indexOf(of) - (series.length - 1) / 2) * 9;
  return svgOf({
    height: 250,
    marginLeft: 40,
    marginBottom: 38,
    x: { type: 'point', domain: places, label: x, ...CENTRED, tickSize: 0 },
    y: { label: y, labelArrow: 'none', grid: true, percent, ticks: 6, nice: true },
    marks: series.flatMap((name, index) => {
      const own = data.filter((point) => point.series === name);
      const ink = INKS[index] ?? 'currentColor';
      const place = { x: 'x', dx: shift(name) };
      return [
        ...(joined
          ? [
              Plot.line(own, {
                ...place,
                y: ({ estimate }: Point) => estimate.value,
                stroke: ink,
                strokeOpacity: 0.5,
              }),
            ]
          : []),
        Plot.ruleX(own, {
          ...place,
          y1: ({ estimate }: Point) => estimate.from,
          y2: ({ estimate }: Point) => estimate.to,
          stroke: ink,
          strokeWidth: 1.5,
        }),
        Plot.dot(own, {
          ...place,
          y: ({ estimate }: Point) => estimate.value,
          symbol: SYMBOLS[index] ?? 'circle',
          fill: ink,
          r: 4,
        }),
      ];
    }),
  });
}

/** The picture of a plot, without what the policy of the page forbids: a style element of its own. */
function svgOf(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const plot = Plot.plot({ ...options, width: WIDTH, document: document });
  for (const style of plot.querySelectorAll('style')) style.remove();
  for (const name of ['width', 'height', 'font-family', 'font-size']) plot.removeAttribute(name);
  // The table beside it says the same in words.
  plot.setAttribute('aria-hidden', 'true');
  const svg = plot.outerHTML;
  if (svg.includes(' style=')) throw new Error('A plot brings styles along that the page may not have');
  return svg;
}
