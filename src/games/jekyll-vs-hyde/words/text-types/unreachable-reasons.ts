import type { Reason } from '#games/jekyll-vs-hyde/reachability/unreachable-reasons';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says of positions that somebody lays out or looks for. */
export interface UnreachableReasonsWords {
  /** Why a position cannot come up in a game. */
  readonly reasons: SentencePerType<Reason>;
}
