/** The way from where a slot is shown as open to where it is filled in. */
export interface OpenSlotsWords {
  readonly fillIn: string;
  /** Where something is filled in already. */
  readonly change: string;
}
