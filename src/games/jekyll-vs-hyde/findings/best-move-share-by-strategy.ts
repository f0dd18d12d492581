import { ENOUGH, shareWithInterval, type Estimate } from '#kit/mean-and-share-with-interval';
import type { Row } from './solved-deal-row.ts';

/** The rightness of a way to choose: how often it finds a best move in the decisions that were solved. */

/** How somebody chooses: by lot, at a glance, by the count. */
export const CHOOSERS = ['lot', 'glance', 'count'] as const;
export type Chooser = (typeof CHOOSERS)[number];

export interface Rightness {
  /** Tricks to come. */
  readonly left: number;
  readonly right: Readonly<Record<Chooser, Estimate>>;
  /** Decisions in which it does not matter what is played. */
  readonly idle: Estimate;
}

/** How often each way of choosing finds a best move, by the tricks to come, and over all decisions. */
export function rightness(rows: readonly Row[]): {
  readonly all: Rightness;
  readonly byLeft: readonly Rightness[];
} {
  const lefts = [...new Set(rows.map(({ decision }) => decision.left))].toSorted((a, b) => a - b);
  return {
    all: rightnessOf(0, rows),
    byLeft: lefts
      .map((left) => ({ left, some: rows.filter(({ decision }) => decision.left === left) }))
      .filter(({ some }) => some.length >= ENOUGH)
      .map(({ left, some }) => rightnessOf(left, some)),
  };
}

function rightnessOf(left: number, rows: readonly Row[]): Rightness {
  const decisions = rows.map(({ decision }) => decision);
  const share = (part: number) => shareWithInterval(part, decisions.length);
  return {
    left,
    right: {
      lot: share(decisions.reduce((sum, { best, moves }) => sum + best / moves, 0)),
      glance: share(decisions.filter(({ glance }) => glance === 0).length),
      count: share(decisions.filter(({ count }) => count === 0).length),
    },
    idle: share(decisions.filter(({ best, moves }) => best === moves).length),
  };
}
