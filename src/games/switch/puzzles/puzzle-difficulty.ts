import { GRADES, type Grade } from '#kit/puzzle-difficulty-levels';

/** How hard a puzzle is, from what can be counted in it. */

export interface Difficulty {
  /** How many steps the way out has. */
  readonly steps: number;
  /** How many steps beside it give another turn and lead nowhere. */
  readonly falseStarts: number;
  /** How many more plays may follow on such a one before that shows. */
  readonly depth: number;
}

/** With so many points the next grade begins. */
const STEPS = [7, 9, 11];

export function gradeOf({ steps, falseStarts, depth }: Difficulty): Grade {
  const points = 2 * steps + depth + Math.floor(falseStarts / 3);
  return GRADES[STEPS.filter((step) => points >= step).length] ?? 4;
}
