import {
  meanWithInterval,
  shareWithInterval,
  signOfDifference,
  type Estimate,
  type Sign,
} from '#kit/mean-and-share-with-interval';
import { middle, type Row } from './solved-deal-row.ts';

/** A paired comparison: the same deals in two ways, by how much the second gap is larger, and how often it is. */
export interface Compared {
  readonly difference: Estimate;
  readonly sign: Sign;
  readonly smaller: Estimate;
  readonly same: Estimate;
  readonly larger: Estimate;
}

/** What becomes of the gap where Hyde leads first instead of Jekyll. */
export function leading(rows: readonly Row[]): Compared {
  return compared(rows.map(({ led }) => middle(led.hyde) - middle(led.jekyll)));
}

/** What becomes of the gap where both choose what they give instead of giving by lot. */
export function preparing(rows: readonly Row[]): Compared {
  return compared(rows.map(({ led, byLot }) => middle(led.jekyll) - middle(byLot)));
}

function compared(differences: readonly number[]): Compared {
  const difference = meanWithInterval(differences);
  const share = (test: (each: number) => boolean) =>
    shareWithInterval(differences.filter(test).length, differences.length);
  return {
    difference,
    sign: signOfDifference(difference),
    smaller: share((each) => each < 0),
    same: share((each) => each === 0),
    larger: share((each) => each > 0),
  };
}
