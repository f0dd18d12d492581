import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Advised } from './move-result-in-sampled-hands.ts';

/** The move to hold against the best: the last choice, where it leads to a gap that is worse for the seat by 1 at least. */
export function worstMoveIfClearlyWorse(
  { moves }: { readonly moves: readonly Advised[] },
  seat: Seat,
): Advised | null {
  const [best, last] = [moves[0], moves.at(-1)];
  if (best === undefined || last === undefined) return null;
  const loss = seat === 'hyde' ? best.gap - last.gap : last.gap - best.gap;
  return loss < 1 ? null : last;
}
