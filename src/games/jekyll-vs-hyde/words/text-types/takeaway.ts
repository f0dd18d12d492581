import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Takeaway } from '#games/jekyll-vs-hyde/opponents/takeaway-from-mistakes';

/** What a look back says first. */
export interface TakeawayWords {
  /** What kind of mistake cost a seat most, where, and what to do next time. `isOfRounds`: more than one round is looked back on. */
  readonly most: (seat: Seat, takeaway: Takeaway, isOfRounds: boolean) => string;
  /** That no mistake cost much. */
  readonly nothing: string;
}
