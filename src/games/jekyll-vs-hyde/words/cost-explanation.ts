import type { Claim } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import type { Cost } from '#games/jekyll-vs-hyde/analysis/move-costs';

/** What is said of a move that has cost something: why, and how the round goes on after it and after a better one. */
export interface CostExplanationWords {
  readonly title: string;
  /** Being worked out. */
  readonly wait: string;
  /** A claim in a sentence. */
  readonly says: (claim: Claim) => string;
  /** Of a move that has cost nothing, whether or not it was the one that was looked for. */
  readonly asGood: (cost: Cost) => string;
}
