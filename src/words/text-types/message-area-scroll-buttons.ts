/** What leads through what is said beside a table, where there is more of it than room. */
export interface MessageAreaScrollButtonsWords {
  /** Leads on to what is out of sight below. */
  readonly more: string;
  /** Leads back to where it begins. */
  readonly fromStart: string;
}
