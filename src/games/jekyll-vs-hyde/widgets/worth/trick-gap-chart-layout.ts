import { endOf, roundAround } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { isPlaying, type LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import type { Gap, Range } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { knownOf, valueOf } from './position-value-cache.ts';

/** Where everything lies in the drawing of a round. */

/** A position of the round, or its end. */
export interface Stop {
  /** Its place in the line. */
  readonly at: number;
  /** 1 to 10; null at the end of the round. */
  readonly trick: number | null;
  readonly leads: boolean;
  readonly gap: Gap | undefined;
  /** What is known of a gap that is being worked out. */
  readonly range: Range | undefined;
}

/** The positions of the round in which a place of a line lies; those in which half of an exchange is chosen are no other. */
export function stopsAround(line: readonly LinePosition[], at: number): readonly Stop[] {
  const [first, last] = roundAround(line, at);
  const stops: Stop[] = [];
  for (let place = first; place <= last; place += 1) {
    const state = line[place]?.state;
    if (state === undefined) continue;
    const end = endOf(state);
    if (end !== null && place > first) {
      stops.push({ at: place, trick: null, leads: false, gap: end, range: undefined });
    }
    if (!isPlaying(state)) continue;
    if (state.phase === 'greed' && (state.chosen.jekyll ?? state.chosen.hyde) !== null) continue;
    const bounds = knownOf(state)?.progress.gap;
    stops.push({
      at: place,
      trick: state.tricks.length + 1,
      leads: state.phase === 'lead',
      gap: valueOf(state),
      range: bounds && { from: bounds.low.from, to: bounds.high.to },
    });
  }
  return stops;
}

/** In pixels. */
const MARGIN = { left: 40, right: 14, top: 16, bottom: 26 };
/** Low enough that on a phone it stands whole between the tabs and the foot of the window. */
const HEIGHT = 104;
export const FULL_HEIGHT = MARGIN.top + HEIGHT + MARGIN.bottom;
export const BASELINE = MARGIN.top + HEIGHT + 19;
export const LEFT = MARGIN.left;

export interface Scale {
  readonly width: number;
  /** Across: of the stop with this index. */
  readonly x: (index: number) => number;
  /** Down: of a gap, 10 at the top. */
  readonly y: (gap: number) => number;
  /** The stop nearest to a place across. */
  readonly nearest: (x: number) => number;
}

/** The scale of so many stops in a drawing so wide; in one that is narrower than its margins, hidden perhaps, all stops fall together. */
export function scaleFor(stops: number, width: number): Scale {
  const step = Math.max(0, width - MARGIN.left - MARGIN.right) / Math.max(1, stops - 1);
  return {
    width,
    x: (index) => MARGIN.left + index * step,
    y: (gap) => MARGIN.top + HEIGHT * (1 - gap / TRICKS),
    nearest: (x) => (step === 0 ? 0 : Math.min(stops - 1, Math.max(0, Math.round((x - MARGIN.left) / step)))),
  };
}

/** The moves of a trick as a strip across: half a step before the first of them to half a step after the last. */
export interface Strip {
  readonly trick: number;
  readonly from: number;
  readonly to: number;
}

/** A move stands where it leads to, so a trick begins after the stop at which it is led. */
export function stripsOf(stops: readonly Stop[], { x }: Scale): readonly Strip[] {
  const starts = stops.flatMap(({ leads }, index) => (leads ? [index] : []));
  return starts.flatMap((start, place) => {
    const end = starts[place + 1] ?? stops.length - 1;
    const trick = stops[start]?.trick ?? null;
    return trick === null || end === start ? [] : [{ trick, from: x(start + 0.5), to: x(end + 0.5) }];
  });
}

/** A line that keeps to a value until a move changes it, as far as values are known without a break, for the path of an SVG. */
export function pathOf(stops: readonly Stop[], scale: Scale, side: keyof Gap): string {
  return stops
    .map(({ gap }, index) => {
      if (gap === undefined) return '';
      const y = scale.y(gap[side]);
      const isFirst = stops[index - 1]?.gap === undefined;
      const here = isFirst ? `M${scale.x(index)} ${y}` : `V${y}`;
      return stops[index + 1]?.gap === undefined ? here : `${here}H${scale.x(index + 1)}`;
    })
    .join('');
}

/** Whether it matters anywhere who shows first in a Greed exchange. */
export function differs(stops: readonly Stop[]): boolean {
  return stops.some(({ gap }) => gap !== undefined && gap.low !== gap.high);
}
