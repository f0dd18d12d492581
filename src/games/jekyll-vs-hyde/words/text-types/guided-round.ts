import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';

/** A whole round with a coach. */
export interface GuidedRoundWords {
  readonly title: string;
  readonly scripted: string;
  readonly free: (seat: Seat) => string;
  readonly playFree: (seat: Seat) => string;
  readonly playScripted: string;
  readonly coach: string;
  /** What the script plays here; why is written beside it. */
  readonly points: (move: Exclude<Action, { readonly type: 'deal' }>) => string;
  /** The reader has made another move than the one that was pointed to. */
  readonly left: string;
  /** From here on the reader chooses. */
  readonly letsGo: string;
}
