import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { wishShown, type Wish } from './causes-in-rounds-played-on.ts';
import type { Comparison } from './compare-moves-with-best.ts';
import type { Advised } from './move-result-in-sampled-hands.ts';
import type { Against } from './advice-reasons.ts';
import { reasonAgainstAlternatives } from './reasons-against-alternatives.ts';
import { counted } from './trick-winning-odds.ts';
import { wishSpoken } from './wanted-tricks.ts';
import { whyTriedMoveIsWorse, type Better } from './why-tried-move-is-worse.ts';

type Tried = Extract<Against, { readonly type: 'tried' }>;

/** So many of the moves that are not about as good are looked into: the nearest, for these are what somebody hesitates over. */
const LOOKED_INTO = 3;

/**
 * What speaks against another move than the best: by the count, else by what came of those that are not about as good: the nearest of which it can
 * be told why it is worse. `aim`: on which side of an even round a seat that wants either ends. Null where all are about as good.
 */
export function reasonAgainstRival(
  moves: readonly Advised[],
  comparisons: readonly Comparison[],
  better: Better,
  aim: Wish,
  seen: SeatView,
  solver: Solver,
): Against | null {
  const [world] = better.worlds;
  const counts = world === undefined ? null : reasonAgainstAlternatives(world, moves, counted(seen));
  if (counts !== null && isTowards(aim, wishSpoken(counts))) return counts;
  const tried: Tried[] = [];
  for (const [place, comparison] of comparisons.entries()) {
    const rival = moves[place + 1];
    if (rival === undefined || comparison.isAsGood || tried.length === LOOKED_INTO) continue;
    const { trials, worse, better: rather, best } = comparison;
    const found = whyTriedMoveIsWorse(rival.move, better, solver);
    const cause = found !== null && isTowards(aim, wishShown(found)) ? found : null;
    const reason = { type: 'tried', move: rival.move, best, trials, worse, better: rather, cause } as const;
    if (cause !== null && cause.type !== 'ends') return reason;
    tried.push(reason);
  }
  return tried.find(({ cause }) => cause !== null) ?? tried[0] ?? null;
}

/** Who is told of one side of an even round is told nothing that speaks for the other. */
function isTowards(aim: Wish, wish: Wish): boolean {
  return aim === null || wish === null || aim === wish;
}
