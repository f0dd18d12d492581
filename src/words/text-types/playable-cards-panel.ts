/** What each card of the hand that is to act may do. */
export interface WhyWords {
  readonly title: string;
  readonly nobody: string;
  readonly hidden: (name: string) => string;
}
