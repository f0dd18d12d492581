import type { CaseError, Claim, Fault } from '#games/jekyll-vs-hyde/casebook/cases';
import type { Topic } from '#games/jekyll-vs-hyde/casebook/case-topics';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { CasebookWords } from '#words/casebook';
import type { Sentences } from '#words/sentences';

/** Claims that say something of the table; the others are told with the move they are about. */
export type Statement = Exclude<Claim, { readonly type: 'cites' | 'refused' }>;

/** What a language says around the casebook. */
export interface CasesWords extends CasebookWords<Topic> {
  readonly near: string;
  readonly statements: Sentences<Statement>;
  /** A move that is not allowed. */
  readonly tried: Sentences<Action>;
  /** What the machine can confirm of a mistake, and what it cannot. */
  readonly unexecuted: string;
  /** Why a file is no case. */
  readonly slips: (slip: CaseError) => string;
  /** Why a case does not hold. */
  readonly faults: Sentences<Fault>;
}
