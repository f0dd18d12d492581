import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';

/** A whole round with a coach. */
export interface GuidedWords {
  readonly title: string;
  readonly scripted: string;
  readonly free: (seat: Seat) => string;
  readonly playFree: (seat: Seat) => string;
  readonly playScripted: string;
  readonly coach: string;
}
