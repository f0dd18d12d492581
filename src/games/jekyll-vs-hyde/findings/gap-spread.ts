import { shareWithInterval, meanWithInterval, type Estimate } from '#kit/mean-and-share-with-interval';
import { middle, type Row } from './solved-deal-row.ts';

/** The spread of the gap: how many solved deals end with each, with open hands and perfect play from the first lead on. */

const GAPS = [0, 2, 4, 6, 8, 10] as const;
/** From here on a gap is a landslide: the marker crosses the border at once. */
export const LANDSLIDE = 6;

export interface Spread {
  readonly mean: Estimate;
  /** How many deals end with each gap; one between two gaps counts half for each. */
  readonly shares: readonly { readonly gap: number; readonly share: Estimate }[];
  /** The gap that most deals end with. */
  readonly mode: number;
  /** How many end with a landslide or more. */
  readonly landslides: Estimate;
  /** How many have a low and a high value that differ. */
  readonly open: Estimate;
}

/** How the value of a deal is spread where Jekyll leads. */
export function spread(rows: readonly Row[]): Spread {
  const shares = GAPS.map((gap) => ({ gap, share: shareWithInterval(weightOf(rows, gap), rows.length) }));
  const [most] = shares.toSorted((a, b) => b.share.value - a.share.value);
  return {
    mean: meanWithInterval(rows.map(({ led }) => middle(led.jekyll))),
    shares,
    mode: most?.gap ?? 0,
    landslides: shareWithInterval(
      GAPS.filter((gap) => gap >= LANDSLIDE).reduce<number>((sum, gap) => sum + weightOf(rows, gap), 0),
      rows.length,
    ),
    open: shareWithInterval(
      rows.filter(({ led: { jekyll } }) => jekyll.low !== jekyll.high).length,
      rows.length,
    ),
  };
}

function weightOf(rows: readonly Row[], gap: number): number {
  const part = ({ led: { jekyll } }: Row) => (Number(jekyll.low === gap) + Number(jekyll.high === gap)) / 2;
  return rows.reduce((sum, row) => sum + part(row), 0);
}
