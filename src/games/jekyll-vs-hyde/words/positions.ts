import type { QuestionProblem } from '#games/jekyll-vs-hyde/rules/permalink';
import type { Reason } from '#games/jekyll-vs-hyde/possible/possible';
import type { Sentences } from '#words/sentences';

/** What a language says of positions that somebody lays out, links to, or looks for. */
export interface PositionsWords {
  readonly link: Sentences<QuestionProblem>;
  /** Why a position cannot come up in a game. */
  readonly reasons: Sentences<Reason>;
}
