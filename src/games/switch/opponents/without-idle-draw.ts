import { worths, type Thought } from '#kit/evaluate-sampled-deals';
import type { NamedMove } from './distinct-legal-moves.ts';

/** So much of the game behind the best, drawing is still worth a comparison where there are plays to compare with. */
const NEAR = 0.05;

/** Leaves out the drawing that nobody would think of: where there are several plays, and the best of them does far better than to draw. */
export function withoutIdleDraw(thought: Thought<NamedMove>): Thought<NamedMove> {
  const { moves, trials } = thought;
  const at = moves.findIndex(({ type }) => type === 'draw');
  const all = worths(thought);
  if (at < 0 || moves.length < 3 || Math.max(...all) - (all[at] ?? 0) < NEAR) return thought;
  return { moves: moves.toSpliced(at, 1), trials: trials.map((shares) => shares.toSpliced(at, 1)) };
}
