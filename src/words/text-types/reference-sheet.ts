/** What the sheet page says. */
export interface SheetWords {
  readonly title: string;
  readonly intro: string;
  readonly print: string;
}
