/** The puzzles of a game as its pages show them: every text in the language of the page. */

export interface ListedPuzzle {
  /** Counted from 1. */
  readonly number: number;
  readonly address: string;
  /** By what a reader's progress knows it. */
  readonly position: string;
  /** What is asked, and what kind of position it is, each in a few words. */
  readonly task: string;
  readonly kind: string;
}

/** Puzzles of a grade. */
export interface PuzzleGrade {
  readonly grade: number;
  readonly title: string;
  readonly puzzles: readonly ListedPuzzle[];
}

/** What a game says around its puzzles; what is asked in each it says itself. */
export interface PuzzleWords {
  readonly title: string;
  readonly intro: (puzzles: number) => string;
  readonly number: (number: number) => string;
  readonly previous: string;
  readonly next: string;
  readonly about: { readonly title: string; readonly text: string };
  readonly list: {
    readonly next: string;
    readonly allSolved: string;
    readonly solved: string;
    readonly tried: string;
    /** `{done}` stands for the number that the page fills in. */
    readonly done: (of: number) => string;
  };
  readonly endless: { readonly title: string; readonly intro: string; readonly needsScript: string };
}
