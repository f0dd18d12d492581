import { GRADES, type Grade } from '#kit/puzzle-difficulty-levels';

/** How hard a puzzle is, from what can be counted in it. */

export interface Difficulty {
  /** Tricks still to be won. */
  readonly left: number;
  /** Legal moves to choose from. */
  readonly moves: number;
  /** How many of three ways to find a move without working it out miss the best one. */
  readonly missed: number;
  /** After how many tricks it is plain that the obvious move was wrong. */
  readonly plainAfter: number;
}

/** With so many points the next grade begins. */
const STEPS = [6, 9, 12];

export function gradeOf({ left, moves, missed, plainAfter }: Difficulty): Grade {
  const points = left - 4 + Math.floor(moves / 4) + 2 * (missed - 1) + plainAfter;
  return GRADES[STEPS.filter((step) => points >= step).length] ?? 4;
}
