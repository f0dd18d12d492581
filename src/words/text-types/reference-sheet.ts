/** What the sheet page says. */
export interface ReferenceSheetWords {
  readonly title: string;
  readonly intro: string;
  readonly print: string;
}
