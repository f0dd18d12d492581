import type { Reason } from '#games/jekyll-vs-hyde/possible/unreachable-reasons';
import type { Sentences } from '#words/sentences';

/** What a language says of positions that somebody lays out or looks for. */
export interface PositionsWords {
  /** Why a position cannot come up in a game. */
  readonly reasons: Sentences<Reason>;
}
