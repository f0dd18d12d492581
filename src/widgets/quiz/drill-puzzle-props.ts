import type { ComponentChildren, ComponentType } from 'preact';
import type { Try } from '#progress/review-schedule';

/** Puzzles in the drill of a game that has some: they come back like rules do. */

export interface DuePuzzleProps {
  readonly position: string;
  /** Whether a fresh puzzle of its theme is asked in its place, where one comes up. */
  readonly fresh: boolean;
  readonly onTried: (tried: Try) => void;
  /** What to do where the position makes no puzzle: whatever was kept, there is nothing to solve. */
  readonly onNone: () => void;
  /** The way on, to stand among what can be done once somebody has tried. */
  readonly children: ComponentChildren;
}

/** The puzzles of a game in its drill; there is a page of them all at `puzzles/` of the game. */
export interface PuzzlesInDrill {
  readonly load: () => Promise<{ readonly default: ComponentType<DuePuzzleProps> }>;
}
