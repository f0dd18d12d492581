import type { Claim } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import type { Topic } from '#games/jekyll-vs-hyde/casebook/case-topics';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { GameCasebookWords } from '#words/text-types/casebook';
import type { SentencePerType } from '#words/sentence-per-type';

/** Claims that say something of the table; the others are told with the move they are about. */
export type Statement = Exclude<Claim, { readonly type: 'cites' | 'refused' }>;

/** What a language says around the casebook. */
export interface CasebookWords extends GameCasebookWords<Topic> {
  readonly near: string;
  readonly statements: SentencePerType<Statement>;
  /** A move that is not allowed. */
  readonly tried: SentencePerType<Action>;
  /** What the machine can confirm of a mistake, and what it cannot. */
  readonly unexecuted: string;
}
