import type { Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { Phase } from '#games/jekyll-vs-hyde/rules/state';

/** What is said of perfect play. */
export interface UnsolvedAndBetterMoveWords {
  /** Why a position has no value that could be worked out, by its phase. */
  readonly unsolved: Readonly<Record<Exclude<Phase, 'lead' | 'follow'>, string>>;
  /** The position was laid out with more or fewer cards than there are tricks to come. */
  readonly miscounted: string;
  /** The browser lets nothing run beside the page. */
  readonly failed: string;
  /** Beside a better move than the one that was played. */
  readonly better: (cost: Cost) => string;
}
