import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Strength } from '#games/jekyll-vs-hyde/opponents/strength';
import type { Length } from '#games/jekyll-vs-hyde/words/play';

/** How a reader wants to play. */
export interface Settings {
  readonly seat: Seat;
  readonly strength: Strength;
  readonly length: Length;
  /** From which the opponent draws its luck. The cards are shuffled apart from it. */
  readonly seed: number;
}

export const LENGTHS = ['round', 'game'] as const satisfies readonly Length[];
