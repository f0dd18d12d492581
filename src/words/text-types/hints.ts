/** Hints that are given one after another, each telling more. */
export interface HintsWords {
  /** The button. */
  readonly ask: string;
  /** Beside it, before it is pressed: what is answered then comes back. */
  readonly counts: string;
  /** Before the name of the rule that matters. */
  readonly rule: string;
  /** Of several answers to choose from one that is wrong. */
  readonly wrong: (choice: string) => string;
  /** Of several moves one that is not to be found. */
  readonly not: (move: string) => string;
  /** How many of the answers are right, where several may be. */
  readonly count: (right: number) => string;
}
