import type { Action } from '#games/chronicle/rules/state';

/** All that the rules say of what lies on the sandbox. */
export interface SandboxAnswersWords {
  readonly plays: {
    readonly title: string;
    readonly down: string;
    readonly up: string;
    /** Of choices that are not spelled out. */
    readonly more: (moves: number) => string;
  };
  readonly others: { readonly title: string };
  readonly rulings: {
    readonly title: string;
    /** A move that a reading allows, and what follows from it. */
    readonly made: (action: Action, follows: string) => string;
    readonly more: (moves: number) => string;
  };
  readonly slots: {
    readonly title: string;
    /** Makes the cards of this table do what the reader has filled in. */
    readonly playBy: string;
  };
  /** What can be taken along, and that no card but those of a first Meeting can be reached. */
  readonly wholeGame: string;
}
