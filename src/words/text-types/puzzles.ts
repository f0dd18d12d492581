import type { Grade } from '#kit/puzzle-difficulty-levels';

/** What is said around the puzzles of any game; what is asked in one, and what comes of a try, each game says itself. */
export interface PuzzlesWords {
  readonly title: string;
  readonly number: (number: number) => string;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly list: {
    readonly next: string;
    readonly allSolved: string;
    readonly solved: string;
    readonly tried: string;
    /** `{done}` stands for the number that the page fills in. */
    readonly done: (of: number) => string;
  };
  readonly right: string;
  readonly wrong: string;
  readonly again: string;
  readonly show: string;
  readonly sandbox: string;
  readonly previous: string;
  readonly next: string;
  readonly goOn: string;
  readonly endless: {
    readonly title: string;
    readonly intro: string;
    readonly needsScript: string;
    readonly grade: string;
    readonly any: string;
    readonly make: string;
    readonly another: string;
    readonly stop: string;
    readonly looking: (positions: number) => string;
    readonly working: string;
    readonly stopped: string;
    readonly notOne: string;
  };
}
