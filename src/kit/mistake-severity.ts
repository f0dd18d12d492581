import type { Better } from './clearly-better.ts';

/** How bad a mistake is. */

/** From so much of the game on a mistake is more than a small one, and a grave one. */
const MORE_THAN_SMALL = 0.05;
const GRAVE = 0.15;

export type Severity = 'small' | 'middling' | 'grave';

/** How bad a mistake was, by what it has cost. */
export function severityOf({ cost }: Pick<Better<unknown>, 'cost'>): Severity {
  if (cost < MORE_THAN_SMALL) return 'small';
  return cost < GRAVE ? 'middling' : 'grave';
}

/**
 * Whether a mistake is worth being asked again: not a small one. Who makes the same move again is told there that it does nearly as well, and an
 * estimate that near to nothing may be mistaken: that teaches nobody to play better.
 */
export function isWorthLearningFrom(better: Pick<Better<unknown>, 'cost'>): boolean {
  return severityOf(better) !== 'small';
}
