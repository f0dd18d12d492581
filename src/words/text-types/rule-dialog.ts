/** What stands below a rule that is shown over a page. */
export interface RuleDialogWords {
  /** Leads to its place in the rulebook. */
  readonly rulebook: string;
  readonly close: string;
}
