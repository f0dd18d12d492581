import type { Claim } from '#games/switch/casebook/read-and-run-cases';
import type { Topic } from '#games/switch/casebook/case-topics';
import type { Action } from '#games/switch/rules/state';
import type { GameCasebookWords } from '#words/text-types/casebook';
import type { SentencePerType } from '#words/sentence-per-type';

/** Claims that say something of the table; the others are told with the move they are about. */
export type Statement = Exclude<Claim, { readonly type: 'cites' | 'refused' | 'allowed' }>;

/** What a language says around the casebook. */
export interface CasebookWords extends GameCasebookWords<Topic> {
  readonly statements: SentencePerType<Statement>;
  /** A move that somebody would like to make, and that it may be made. */
  readonly tried: SentencePerType<Action>;
  readonly allowed: string;
}
