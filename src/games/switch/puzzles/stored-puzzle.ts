import { bad, good, type Result } from '#kit/parse-result';
import type { Grade } from '#kit/puzzle-difficulty-levels';
import { readPuzzlePosition } from './puzzle-position-as-text.ts';
import { workOutPuzzle, type Puzzle } from './work-out-puzzle.ts';

/** A puzzle as the file of the set has it: its position, and what is claimed of it, for the search to confirm. */
export interface Stored {
  readonly position: string;
  readonly grade: Grade;
  /** The plays of the way out: `8S 8H`. */
  readonly plays: readonly string[];
  readonly falseStarts: number;
}

export function storedOf({ position, grade, plays, falseStarts }: Puzzle): Stored {
  return { position, grade, plays: plays.map(({ cards }) => cards.join(' ')), falseStarts };
}

/** The puzzle of a position worked out anew, or the first claim about it that is not so. */
export function confirm(
  claimed: Readonly<Record<string, unknown>> & { readonly position: string },
): Result<Puzzle, string> {
  const state = readPuzzlePosition(claimed.position);
  const puzzle = state === null ? null : workOutPuzzle(state);
  if (puzzle === null) return bad('position');
  const wrong = Object.entries(storedOf(puzzle)).find(
    ([claim, value]) => JSON.stringify(claimed[claim]) !== JSON.stringify(value),
  );
  return wrong === undefined ? good(puzzle) : bad(wrong[0]);
}
