import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';

/** What each card of the hand that is to act may do. */
export interface WhyWords {
  readonly title: string;
  readonly nobody: string;
  readonly hidden: (seat: Seat) => string;
}
