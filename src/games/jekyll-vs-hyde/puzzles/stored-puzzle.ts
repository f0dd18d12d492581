import { bad, good, type Result } from '#kit/parse-result';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Grade } from '#kit/puzzle-difficulty-levels';
import { readPuzzlePosition } from './puzzle-position-as-text.ts';
import { workOutPuzzle, type Puzzle, type Tried } from './work-out-puzzle.ts';
import type { Theme } from './puzzle-themes.ts';

/** A puzzle as the file of the set has it: its position, and what is claimed of it, for the solver to confirm. */
export interface Stored {
  readonly position: string;
  readonly grade: Grade;
  readonly gap: number;
  /** The best move and the obvious one: `W4`, `3+>greed`. */
  readonly best: string;
  readonly obvious: string;
  readonly themes: readonly Theme[];
}

export function storedOf({ position, grade, gap, moves: [best, obvious], themes }: Puzzle): Stored {
  return { position, grade, gap, best: spell(best), obvious: spell(obvious), themes };
}

function spell({ action }: Tried): string {
  return action.type === 'lead' && action.names !== undefined
    ? `${action.card}>${action.names}`
    : action.card;
}

/** The puzzle of a position worked out anew, or the first claim about it that is not so. */
export function confirm(
  claimed: Readonly<Record<string, unknown>> & { readonly position: string },
  solver: Solver,
): Result<Puzzle, string> {
  const state = readPuzzlePosition(claimed.position);
  const puzzle = state === null ? null : finish(workOutPuzzle(state, solver));
  if (puzzle === null) return bad('position');
  const wrong = Object.entries(storedOf(puzzle)).find(
    ([claim, value]) => JSON.stringify(claimed[claim]) !== JSON.stringify(value),
  );
  return wrong === undefined ? good(puzzle) : bad(wrong[0]);
}

function finish(steps: Generator<undefined, Puzzle | null>): Puzzle | null {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
