import type { ComponentType } from 'preact';
import type { Try } from '#progress/schedule';

/** Puzzles in the drill of a game that has some: they come back like rules do. */

export interface DuePuzzleProps {
  readonly position: string;
  readonly onTried: (tried: Try) => void;
  /** What to do where the position makes no puzzle: whatever was kept, there is nothing to solve. */
  readonly onNone: () => void;
}

export interface PuzzlesInDrill {
  readonly words: {
    /** So many puzzles come back now. */
    readonly due: (puzzles: number) => string;
    /** The way to puzzles, where nothing is due. */
    readonly offer: string;
  };
  readonly load: () => Promise<{ readonly default: ComponentType<DuePuzzleProps> }>;
}

/** What the page of progress says of a game's puzzles. */
export interface PuzzleProgressWords {
  readonly title: string;
  readonly summary: (solved: number, tried: number) => string;
  readonly due: (puzzles: number) => string;
  readonly all: string;
}
