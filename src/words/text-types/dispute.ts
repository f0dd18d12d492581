/** Where two at a table are of different minds: what is said around the choices and the verdict. */
export interface DisputeWords {
  readonly title: string;
  /** For search engines, after the name of the game. */
  readonly description: string;
  /** Above what else there is to argue about, and where it is answered. */
  readonly otherSubjects: string;
  /** Above the search on the same page. */
  readonly search: string;
  readonly arguing: string;
  /** Above a verdict, after the name of the game. */
  readonly verdict: string;
  readonly said: string;
  /** Of something that was told: what it is of, and what was told. */
  readonly change: (what: string, told: string) => string;
  readonly again: string;
  /** Above further points that would change the verdict. */
  readonly refine: string;
  /** Before rules that are at work beside the one that decides. */
  readonly rules: string;
  readonly case: string;
  /** Before a case in which something else was played, by the same rule. */
  readonly related: string;
  /** Beside a verdict that other tables would not give; what they say stands below. */
  readonly elsewhere: string;
  /** Where other tables come to the same by another reason, before `elsewhere`. */
  readonly sameOutcome: string;
  /** The first word of an answer that is a yes. */
  readonly yes: string;
  /** Above the verdicts of tables that play by another reading. */
  readonly readings: string;
  /** Beside a reading that rests on the very words which the usual one rests on. */
  readonly eitherWay: string;
  readonly sandbox: string;
  /** What is played out below has cards of which nobody has spoken. */
  readonly playedOut: string;
  /** Above the verdicts by each answer to a question. */
  readonly hangsOn: (question: string) => string;
  /** Before the verdict on a play that is allowed. */
  readonly ifAllowed: string;
  readonly noScript: string;
  readonly places: string;
}
