import type { Move } from './legal-moves-of-seat.ts';

/** A move, and what came of it in the hands that were tried out. */
export interface Advised {
  readonly move: Move;
  /** The gap at the end of the round, 0 to 10, on average. */
  readonly gap: number;
  /** The chance to win the match, 0 to 1, on average. */
  readonly chance: number;
  /** It looked worse than the best, and did not in fresh hands. */
  readonly isDoubted?: boolean;
}

/** Chances to win that differ by less are about the same: then nothing is held against either move. */
const CLOSE = 0.02;

/** Whether a move is about as good as the best. */
export function isAboutAsGood(
  { chance, isDoubted = false }: Pick<Advised, 'chance' | 'isDoubted'>,
  best: Pick<Advised, 'chance'>,
): boolean {
  return isDoubted || best.chance - chance < CLOSE;
}
