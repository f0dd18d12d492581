import type { ComponentChildren, ComponentType } from 'preact';
import type { Grade } from '#kit/puzzle-difficulty-levels';
import type { Try } from '#progress/review-schedule';
import type { TaskRunnerOptions } from '../thinking/background-task-runner.ts';

/** What a game brings so that its puzzles are found and worked out while a reader waits. */

/** A puzzle of any game goes by its position, in the letters of a link. */
export interface AnyPuzzle {
  readonly position: string;
  readonly grade: Grade;
}

/** What the thinker of a game is asked: for a puzzle of a grade, null for any, or of a theme that the game has; or for the one of a position. */
export type PuzzleTask =
  | {
      readonly type: 'find-puzzle';
      readonly grade: Grade | null;
      readonly theme?: string;
      readonly seed: number;
    }
  | { readonly type: 'work-out'; readonly position: string };

/** What it tells: how many positions it has looked at, or the puzzle; null where the position makes none. */
export type PuzzleTold<Puzzle> =
  | { readonly type: 'looked'; readonly positions: number }
  | { readonly type: 'puzzle'; readonly puzzle: Puzzle | null };

/** A puzzle to be played. */
export interface PlayedPuzzleProps<Puzzle> {
  readonly puzzle: Puzzle;
  /** The address of the puzzle to go on with. */
  readonly next?: string | undefined;
  /** What to do when somebody has tried; without it that is kept in the browser. */
  readonly onTried?: ((tried: Try) => void) | undefined;
  /** The way on from one that is asked among other things, once somebody has tried. */
  readonly children?: ComponentChildren;
}

export interface PuzzleAdapter<Puzzle extends AnyPuzzle, Told> {
  /** Fetched when the first puzzle is wanted. */
  readonly thinking: () => Promise<TaskRunnerOptions<PuzzleTask, Told>>;
  /** What of all that the thinker tells is about puzzles. */
  readonly heard: (told: Told) => PuzzleTold<Puzzle> | null;
  /** What its best move is about, in a game that can tell and finds more of the kind. */
  readonly theme?: (puzzle: Puzzle) => string | undefined;
  readonly load: () => Promise<{ readonly default: ComponentType<PlayedPuzzleProps<Puzzle>> }>;
  /** What is asked. */
  readonly task: (puzzle: Puzzle) => string;
}
