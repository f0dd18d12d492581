import type { Estimate, Sign } from '#kit/mean-and-share-with-interval';
import type { Holder } from '#games/jekyll-vs-hyde/findings/potion-worth';
import type { Chooser } from '#games/jekyll-vs-hyde/findings/best-move-share-by-strategy';
import type { Potion } from '#games/jekyll-vs-hyde/rules/cards';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';

/** What many solved deals say. Figures come with their 95 % interval. */
export interface FindingsWords {
  readonly title: string;
  readonly description: string;
  readonly intro: (deals: number) => string;
  readonly method: {
    readonly title: string;
    readonly open: string;
    readonly preparation: string;
    readonly intervals: string;
    readonly sample: (deals: number, seed: number) => string;
  };
  /** A figure, and a share of all, each with its interval. */
  readonly figure: (estimate: Estimate) => string;
  readonly share: (estimate: Estimate) => string;
  readonly table: string;
  readonly columns: { readonly deals: string };
  readonly spread: {
    readonly title: string;
    readonly text: (mean: Estimate, mode: number, share: Estimate) => string;
    /** How many deals have a gap of so much or more in them. */
    readonly landslides: (from: number, share: Estimate) => string;
    readonly open: (open: Estimate) => string;
    readonly axes: readonly [x: string, y: string];
  };
  readonly leading: {
    readonly title: string;
    readonly text: Readonly<Record<Sign, (difference: Estimate) => string>>;
    readonly shares: (same: Estimate, larger: Estimate, smaller: Estimate) => string;
    readonly column: string;
    readonly bars: readonly [smaller: string, same: string, larger: string];
    readonly axis: string;
  };
  readonly potions: {
    readonly title: string;
    readonly text: Readonly<Record<Sign, (slope: Estimate) => string>>;
    readonly axes: readonly [x: string, y: string];
    readonly lead: (lead: number) => string;
    readonly series: string;
  };
  readonly numbers: {
    readonly title: string;
    readonly text: Readonly<Record<Sign, (difference: Estimate) => string>>;
    readonly axes: readonly [x: string, y: string];
    readonly holders: Readonly<Record<Holder, string>>;
    readonly column: string;
    readonly row: (potion: Potion, holder: Holder) => string;
  };
  readonly preparing: {
    readonly title: string;
    readonly text: Readonly<Record<Sign, (difference: Estimate) => string>>;
    readonly shares: (same: Estimate, larger: Estimate, smaller: Estimate) => string;
  };
  readonly favoured: {
    readonly title: string;
    readonly text: Readonly<Record<Sign, (chance: Estimate) => string>>;
    /** `rounds` were simulated from each place of the marker. */
    readonly played: (chance: number, rounds: number) => string;
    readonly axes: readonly [x: string, y: string];
    readonly rounds: Readonly<Record<Round, string>>;
    readonly columns: readonly [place: string, perfect: string, played: string];
    readonly place: (round: Round, marker: number) => string;
  };
  readonly obvious: {
    readonly title: string;
    /** `least` and `most` are the tricks to come in the decisions looked at. */
    readonly text: (
      right: Readonly<Record<Chooser, Estimate>>,
      idle: Estimate,
      least: number,
      most: number,
    ) => string;
    readonly choosers: Readonly<Record<Chooser, string>>;
    readonly axis: string;
    readonly left: string;
  };
}
