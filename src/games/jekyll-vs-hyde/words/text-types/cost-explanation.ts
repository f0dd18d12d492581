import type { Claim } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import type { ComparedWithBest } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import type { Follow, Lead } from '#games/jekyll-vs-hyde/rules/state';
import type { Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';

/** A move that did better by what was seen, and how it does with both hands open. */
interface Known {
  readonly move: Lead | Follow;
  readonly standing: ComparedWithBest;
}

/** What is said of a move that has cost something: why, and how the round goes on after it and after a better one. */
export interface CostExplanationWords {
  readonly title: string;
  /** Being worked out. */
  readonly wait: string;
  /** A claim in a sentence. */
  readonly says: (claim: Claim) => string;
  /** With both hands open: how the move that did better by what was seen does then, beside a best one; null: none did better by that. */
  readonly openHands: (known: Known | null, best: Lead | Follow) => string;
  /** With both hands open the move, which was a mistake by what was seen, costs nothing. */
  readonly lucky: (played: Lead | Follow, formerly: boolean) => string;
  /** Why a mistake by what was seen has cost nothing: how the round ends after it, and after the other move. */
  readonly harmless: (better: Lead | Follow, got: Gap, would: Gap) => string;
  /** Before the reasons why a move has cost something; `formerly`: the reader made it once. */
  readonly after: (played: Lead | Follow, formerly: boolean) => string;
  /** Of a move that has cost nothing, whether or not it was the one that was looked for. */
  readonly asGood: (cost: Cost) => string;
}
