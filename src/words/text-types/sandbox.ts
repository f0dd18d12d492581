import type { LinkProblem } from '#kit/checksummed-link';
import type { SentencePerType } from '#words/sentence-per-type';

/** What the sandbox says of any table that somebody lays out, and of what can be done with it. */
export interface SandboxWords {
  readonly start: {
    readonly label: string;
    readonly empty: string;
    readonly game: string;
    readonly choose: string;
    readonly moment: string;
    readonly case: string;
    /** Leads from a case to its page. */
    readonly caseAnswer: string;
    readonly loading: string;
    readonly notLoaded: string;
    readonly retry: string;
    readonly show: string;
  };
  readonly table: {
    readonly tools: string;
    readonly edit: string;
    readonly done: string;
    readonly undo: string;
    readonly redo: string;
    readonly dealNext: string;
    readonly hint: string;
    /** Where a dispute is laid out of which not all cards were told. */
    readonly madeUp: string;
    /** Before the one who sits at the bottom of the table. */
    readonly below: string;
  };
  readonly answers: {
    /** Opens the whole answer. */
    readonly title: string;
    readonly phase: string;
  };
  readonly rulings: {
    /** Nothing on the table depends on a ruling, or something does. */
    readonly same: string;
    readonly parts: string;
    /** Leads to the readings, where it depends on one what has just come of a move. */
    readonly elsewhere: string;
    /** Above them. */
    readonly playedBy: string;
    /** Leads to the rulings that are no switches. */
    readonly others: string;
  };
  readonly line: {
    readonly title: string;
  };
  readonly link: {
    /** What is wrong with a link to a position. */
    readonly problems: SentencePerType<LinkProblem>;
    readonly copy: string;
    /** On the button, once it has been done. */
    readonly done: string;
    readonly copied: (characters: number) => string;
    readonly notCopied: string;
  };
}
