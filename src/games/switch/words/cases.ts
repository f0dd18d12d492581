import type { CaseError, Claim, Fault } from '#games/switch/casebook/cases';
import type { Topic } from '#games/switch/casebook/topics';
import type { Action } from '#games/switch/rules/state';
import type { Sentences } from '#words/sentences';

/** Claims that say something of the table; the others are told with the move they are about. */
export type Statement = Exclude<Claim, { readonly type: 'cites' | 'refused' | 'allowed' }>;

/** What a language says around the casebook. */
export interface CasesWords {
  readonly title: string;
  readonly intro: (cases: number) => string;
  readonly chapters: string;
  /** The filters of the list. */
  readonly filters: {
    readonly text: string;
    readonly rule: string;
    readonly topic: string;
    readonly contested: string;
    readonly any: string;
    readonly topics: Readonly<Record<Topic, string>>;
    readonly readings: Readonly<Record<'contested' | 'agreed', string>>;
    /** `{shown}` stands for the number that the page fills in. */
    readonly shown: string;
  };
  readonly position: string;
  readonly sandbox: string;
  readonly found: string;
  /** When something is so: at the start, when the question comes up, after a move that is told. */
  readonly moments: {
    readonly start: string;
    readonly asked: string;
    readonly after: (move: string) => string;
  };
  readonly statements: Sentences<Statement>;
  /** A move that somebody would like to make, and that it may be made. */
  readonly tried: Sentences<Action>;
  readonly allowed: string;
  readonly why: string;
  readonly contested: string;
  readonly rules: string;
  readonly sources: string;
  readonly silent: string;
  readonly related: string;
  readonly previous: string;
  readonly next: string;
  /** The cases of a rule, in the rulebook. */
  readonly ofRule: (cases: number) => string;
  /** The cases of a chapter, straight after its name. */
  readonly inChapter: (cases: number) => string;
  /** What stands before a link to a case, in a lesson. */
  readonly fromBook: string;
  /** Why a file is no case. */
  readonly slips: (slip: CaseError) => string;
  /** Why a case does not hold. */
  readonly faults: Sentences<Fault>;
}
