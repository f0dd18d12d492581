/** What is said of practising a rule against opponents who let it come up. */
export interface RulePracticeWords {
  /** Leads there from wherever a rule is taught. */
  readonly offer: string;
  readonly title: (rule: string) => string;
  readonly intro: string;
  /** Begins a game of it, in place of one that goes on, which is kept. */
  readonly begin: string;
  /** Goes on in a position of another game in which the rule has just come up. */
  readonly playOn: (rule: string) => string;
  /** The address names no rule that can be practised. */
  readonly unknown: string;
}
