/** What each card of the hand that is to act may do. */
export interface PlayableCardsPanelWords {
  readonly title: string;
  readonly nobody: string;
  readonly hidden: (name: string) => string;
}
